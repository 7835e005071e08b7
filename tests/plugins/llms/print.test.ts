import type { RootContent } from 'mdast';

import { parseMarkdown } from '../../../plugins/llms/page/parse';
import { printer } from '../../../plugins/llms/page/print';
import { rewrite } from '../../../plugins/llms/page/tree';

const TEXT =
  '# A *seat*\n\n+ 1\\. one_two\n\n  > * three [four](./five "six")\n\n- seven\n\nEight\\\nnine.\n';

describe('printing', () => {
  it('says of nodes the same in every text', () => {
    const { children } = parseMarkdown(TEXT);
    const print = printer();
    const [, ...withoutHeading] = children;
    const whole = print(children);
    expect(whole).toBe(printer()(children));
    expect(print(withoutHeading)).toBe(printer()(withoutHeading));
    expect(print(children)).toBe(whole);
  });
});

describe('rewriting', () => {
  const { children } = parseMarkdown('One *two*.\n\nThree `four`.');
  const shout = (node: RootContent): RootContent[] | undefined =>
    node.type === 'inlineCode' ? [{ type: 'inlineCode', value: 'FOUR' }] : undefined;

  it('makes new nodes of those that change, and leaves the others and what came in', () => {
    const before = structuredClone(children);
    const after = rewrite(children, shout);
    expect(after[0]).toBe(children[0]);
    expect(after[1]).not.toBe(children[1]);
    expect(printer()(after)).toBe('One _two_.\n\nThree `FOUR`.\n');
    expect(children).toEqual(before);
  });

  it('makes no list where nothing changes', () => {
    expect(rewrite(children, () => undefined)).toBe(children);
    expect(rewrite(children, (node) => (node.type === 'emphasis' ? [] : undefined))).toHaveLength(
      2,
    );
  });
});
