import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ensureSyntaxTree, getIndentation, IndentContext, indentUnit } from '@codemirror/language';
import { EditorState } from '@codemirror/state';

import { GRAMMARS, parserFiles } from '@site/scripts/grammar/generate';
import { syntaxSupport } from '@site/src/lib/playground/syntax';
import type { Syntax } from '@site/src/lib/playgroundLink';

/** The nodes of a program from a place on in brackets, as `Block(Keyword,Name)`. */
const shape = (syntax: Syntax, code: string): string => {
  const text = syntaxSupport(syntax).language.parser.parse(code).toString();
  return text.slice('Program('.length, -1);
};

const root = path.resolve(__dirname, '../../..');

describe('the grammars', () => {
  it.each(GRAMMARS)('have made the committed parser: %s', (grammar) => {
    // What formatting changes.
    const bare = (text: string): string => text.replace(/[\s'"\\,;]/g, '');
    const files = parserFiles(grammar, readFileSync(path.join(root, grammar), 'utf8'));
    expect(files).toHaveLength(2);
    for (const file of files) {
      const isCurrent = bare(readFileSync(path.join(root, file.path), 'utf8')) === bare(file.text);
      expect(
        `${file.path} ${isCurrent ? 'is current' : 'is old: run tsx scripts/grammar.ts'}`,
      ).toBe(`${file.path} is current`);
    }
  });
});

describe('ReScript', () => {
  it.each([
    ['let a = 1', 'LetDeclaration(Keyword,Name,Number)'],
    ['let rec f = x => x', 'LetDeclaration(Keyword,Keyword,Name,Name,Name)'],
    ['type t = A', 'TypeDeclaration(Keyword,TypeName,UpperName)'],
    ['module type S = {}', 'ModuleDeclaration(Keyword,Keyword,UpperName,Block("{","}"))'],
    ['/* a /* b */ c */ x', 'BlockComment,Name'],
    ['/* a /* b */ c', 'BlockComment'],
    ["'a' 'a '\\n' '\\u{1F600}'", 'Char,TypeVariable,Char,Char'],
    [
      '#a #A #1 #"b c"',
      'PolymorphicVariant,PolymorphicVariant,PolymorphicVariant,PolymorphicVariant,String',
    ],
    ['@@a @b.c %d %%e', 'Decorator,Decorator,Extension,Extension'],
    ['~a ~b=1', 'Label,Label,Number'],
    ['1_000n 0xff 1.5e-3 0b1', 'Number,Number,Number,Number'],
    ['\\"a b"', 'EscapedName'],
    ['a / b / c', 'Name,Name,Name'],
    ['x = /a[/]\\/b/gi', 'Name,Regex'],
    ['f(/a/, b)', 'CallName,Parens("(",Regex,Name,")")'],
    ['a->B.c', 'Name,UpperName,CallName'],
    ['`a${b->c}d`', 'TemplateString(Interpolation(InterpolationStart,Name,CallName,"}"))'],
    ['`\\${a}`', 'TemplateString'],
    ['list{1} list', 'Keyword,Block("{",Number,"}"),Name'],
    ['{type: 1, to: 2}.to', 'Block("{",Name,Number,Name,Number,"}"),Name'],
    ['for a in 0 to 3 { b }', 'Keyword,Name,Keyword,Number,Keyword,Number,Block("{",Name,"}")'],
    ['for a in b downto -1 {}', 'Keyword,Name,Keyword,Name,Keyword,Number,Block("{","}")'],
    ['let to = from + to', 'LetDeclaration(Keyword,Name,Name,Name)'],
    ['f(to, downto)', 'CallName,Parens("(",Name,Name,")")'],
    ['array<int> < b', 'Name,TypeName,">",Name'],
    [
      '<a b=1 ?c d="e" />',
      'JsxSelfClosingTag(JsxTagStart,TagName,AttributeName,Number,AttributeName,AttributeName,String,"/>")',
    ],
    [
      '<> {a} <b.C /> </>',
      'JsxElement(JsxOpenTag(JsxTagStart,">"),Block("{",Name,"}"),JsxSelfClosingTag(JsxTagStart,TagName,"/>"),JsxCloseTag(JsxCloseTagStart,">"))',
    ],
    [
      'switch a { | exception B => () }',
      'SwitchExpression(Keyword,Name,Block("{",Keyword,UpperName,Unit,"}"))',
    ],
  ])('reads %s', (code, expected) => {
    expect(shape('rescript', code)).toBe(expected);
  });

  it('keeps what surrounds a mistake', () => {
    const text = shape('rescript', 'let a = (1, ]\nmodule M = {let b = 2}\ntype t = int');
    expect(text).toContain('ModuleDeclaration(Keyword,UpperName,Block("{",LetDeclaration(');
    expect(text).toContain('TypeDeclaration(Keyword,TypeName,');
  });
});

describe('Reason', () => {
  it.each([
    ['{js|a "|b" |js}', 'QuotedString'],
    ['[@bs.a "b"]', 'Brackets("[",Decorator,String,"]")'],
    ['`a', 'PolymorphicVariant'],
    ['[|1|]', 'Brackets("[",Number,"]")'],
    ['f(a)', 'CallName,Parens("(",Name,")")'],
    ['let f: list(int);', 'LetDeclaration(Keyword,Name,TypeName,Parens("(",TypeName,")"))'],
    ['let%private a = 1;', 'LetDeclaration(Keyword,Extension,Name,Number)'],
  ])('reads %s', (code, expected) => {
    expect(shape('reason', code)).toBe(expected);
  });
});

describe('indentation', () => {
  const stateOf = (syntax: Syntax, doc: string): EditorState => {
    const state = EditorState.create({
      doc,
      extensions: [syntaxSupport(syntax), indentUnit.of('  ')],
    });
    // The first state has as much of the tree as a few milliseconds gave.
    ensureSyntaxTree(state, doc.length, 60_000);
    return state.update({}).state;
  };

  /** The columns that the lines of a program get, each below lines as they are written. */
  const columns = (syntax: Syntax, lines: readonly string[]): (number | null)[] => {
    const state = stateOf(syntax, lines.join('\n'));
    return lines.map((_, index) => getIndentation(state, state.doc.line(index + 1).from));
  };

  it.each<[string, Syntax, string[]]>([
    [
      'declarations, switches and calls',
      'rescript',
      [
        'let price = seat =>',
        '  switch seat {',
        '  | Window => 12',
        '  | Aisle =>',
        '    let half = 5',
        '    half',
        '  }',
        '',
        'module M = {',
        '  let a = [',
        '    1,',
        '    2,',
        '  ]',
        '}',
        'type t =',
        '  | A',
        '  | B',
      ],
    ],
    [
      'elements',
      'rescript',
      [
        'let make = () => {',
        '  <div',
        '    className="a">',
        '    {items->Array.map(item =>',
        '      <li />',
        '    )}',
        '  </div>',
        '}',
      ],
    ],
    ['blocks', 'reason', ['let f = x => {', '  let y = x;', '  y;', '};', 'let g = 1;']],
  ])('of %s is as formatters print it', (_name, syntax, lines) => {
    const expected = lines.map((line) => /^ */.exec(line)?.[0].length);
    const got = columns(syntax, lines);
    // An empty line has no place of its own.
    expect(lines.flatMap((line, index) => (line === '' ? [] : [[line, got[index]]]))).toEqual(
      lines.flatMap((line, index) => (line === '' ? [] : [[line, expected[index]]])),
    );
  });

  it.each([
    ['let a = {|}', 2],
    ['let a =|', 2],
    ['f(x, {\n  b: 1,|\n})', 2],
    ['`\n   text|`', null],
  ])('behind Enter in %j is %p', (marked, expected) => {
    const at = marked.indexOf('|');
    const state = stateOf('rescript', marked.replace('|', ''));
    expect(
      getIndentation(
        new IndentContext(state, { simulateBreak: at, simulateDoubleBreak: marked.includes('|}') }),
        at,
      ),
    ).toBe(expected);
  });
});
