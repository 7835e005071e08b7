import type { PageFence } from '../../../plugins/compiled-examples/fences';
import { checkTypeScript } from '../../../plugins/compiled-examples/typescript';

const fence = (code: string, meta = 'example', line = 10, language = 'ts'): PageFence => ({
  language,
  meta,
  code,
  line,
});

test('an example that TypeScript accepts is no problem', () => {
  expect(
    checkTypeScript([fence("const line: string = 'N7';"), fence('let x = <p />;', '')]),
  ).toEqual([]);
});

test('what TypeScript says has its place in the page', () => {
  expect(checkTypeScript([fence("const title = 'Fog';\nconst pages: number = title;")])).toEqual([
    {
      line: 12,
      column: 7,
      text: "TypeScript: Type 'string' is not assignable to type 'number'. (TS2322)",
    },
  ]);
});

test('examples are strict, and modules of their own', () => {
  const [problem, ...others] = checkTypeScript([
    fence('const stop = 1;', 'example', 1),
    fence('const stop = (name) => name;', 'example title="x.ts"', 5),
  ]);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ line: 6, text: expect.stringContaining('TS7006') });
});

test('an error that is expected has to come', () => {
  const example = (value: string) =>
    fence(`// @ts-expect-error: a number is needed\nexport const pages: number = ${value};`);
  expect(checkTypeScript([example("'212'")])).toEqual([]);
  expect(checkTypeScript([example('212')])).toEqual([
    { line: 11, column: 1, text: "TypeScript: Unused '@ts-expect-error' directive. (TS2578)" },
  ]);
});

test('components may use React', () => {
  const code = 'export const Badge = ({ text }: { text: string }) => <b>{text}</b>;';
  expect(checkTypeScript([fence(code, 'example', 1, 'tsx')])).toEqual([]);
});

test('other fences are left alone', () => {
  expect(checkTypeScript([fence('let = ;', ''), fence('let = ;', 'example', 1, 'res')])).toEqual(
    [],
  );
});
