import { FRAME_POLICY, HEADER_ONLY, policyText } from '../../../src/lib/program/policy';

describe('the policy of frames', () => {
  it('allows their own script, modules made of text, styles and nothing of any network', () => {
    expect(policyText({ ...FRAME_POLICY, ...HEADER_ONLY }, ["'sha256-x='"])).toBe(
      "default-src 'none'; script-src 'sha256-x=' blob:; worker-src 'none'; " +
        "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'self'; sandbox allow-scripts",
    );
  });
});
