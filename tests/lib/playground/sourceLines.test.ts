import { sourceLines } from '../../../src/lib/playground/sourceLines';

// As the compiler of version 11 prints it.
const SOURCE = `exception SoldOut(string)

let take = (name, count) => {
  if count > 7 {
    raise(SoldOut(name))
  }
  count
}

module App = {
  @react.component
  let make = () => {
    let label = "Take one"
    <button onClick={_ => take("rye", 1)->ignore}> {React.string(label)} </button>
  }
}

Js.log(take("spelt", 3))
`;

const JAVA_SCRIPT = `import * as JsxRuntime from "react/jsx-runtime";
import * as Caml_exceptions from "rescript/lib/es6/caml_exceptions.js";

var SoldOut = /* @__PURE__ */Caml_exceptions.create("Playground.SoldOut");

function take(name, count) {
  if (count > 7) {
    throw {
          RE_EXN_ID: SoldOut,
          _1: name,
          Error: new Error()
        };
  }
  return count;
}

function Playground$App(props) {
  return JsxRuntime.jsx("button", {
              children: "Take one",
              onClick: (function (param) {
                  take("rye", 1);
                })
            });
}

var App = {
  make: Playground$App
};

console.log(take("spelt", 3));

export {
  SoldOut ,
  take ,
  App ,
}
/*  Not a pure module */`;

describe('sourceLines', () => {
  const lineOf = sourceLines(SOURCE, JAVA_SCRIPT);
  const asked = (text: string): number =>
    JAVA_SCRIPT.split('\n').findIndex((line) => line.includes(text)) + 1;

  it.each([
    ['var SoldOut', 1],
    ['function take', 3],
    ['if (count > 7)', 4],
    ['Error: new Error()', 5],
    ['onClick:', 14],
    ['children: "Take one"', 13],
    ['take("rye", 1)', 14],
    ['console.log', 18],
  ])('leads from %s to line %i', (text, line) => {
    expect(lineOf(asked(text))?.line).toBe(line);
  });

  it('is sure of lines that share rare words, and not of others', () => {
    expect(lineOf(asked('console.log'))).toEqual({ line: 18, isSure: true });
    expect(lineOf(asked('children') - 1)?.isSure).toBe(false);
  });

  it('says nothing of lines that compilers add, or that there are none', () => {
    expect(lineOf(asked('import * as JsxRuntime'))).toBeUndefined();
    expect(lineOf(asked('export {'))).toBeUndefined();
    expect(lineOf(0)).toBeUndefined();
    expect(lineOf(1000)).toBeUndefined();
  });

  it('never goes back: what stands later comes from later', () => {
    const lines = JAVA_SCRIPT.split('\n').flatMap((_, index) => lineOf(index + 1)?.line ?? []);
    const sure = JAVA_SCRIPT.split('\n').flatMap((_, index) => {
      const found = lineOf(index + 1);
      return found?.isSure ? [found.line] : [];
    });
    expect(lines.length).toBeGreaterThan(20);
    expect(sure).toEqual([...sure].sort((a, b) => a - b));
  });

  it('takes names of built-in fields for names', () => {
    const finder = sourceLines('let toString = constructor\n', 'function toString() {}\n');
    expect(finder(1)).toEqual({ line: 1, isSure: true });
  });

  it('leaves programs alone that are too long to align', () => {
    const long = 'let x = 1\n'.repeat(4000);
    expect(sourceLines(long, long)(1)).toBeUndefined();
  });
});
