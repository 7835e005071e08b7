/** What `compiler.js` of the test bundle asks its server. */
import { array, boolean, type Decoded, literal, record, string } from '../../../src/lib/decode';

const language = literal('res', 're', 'ml');

/** A question; `libraries` are those that were loaded before it. */
export const bundleQuestionDecoder = record({
  action: literal('compile', 'format'),
  code: string,
  from: language,
  to: language,
  libraries: array(string),
  moduleSystem: string,
  warningFlags: string,
  openModules: array(string),
  experiments: array(string),
  isJsxPreserved: boolean,
});

export type BundleQuestion = Decoded<typeof bundleQuestionDecoder>;
