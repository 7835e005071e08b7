import { codeTerms } from '../../../../plugins/search-index/page/code';

describe('terms of code', () => {
  it.each([
    [
      'names of libraries',
      'let a = Array.map(b, Belt.Int.toString)',
      ['Array.map', 'Belt.Int.toString'],
    ],
    [
      'attributes and extension points',
      '@module("x") external f: %raw',
      ['@module', 'external', '%raw'],
    ],
    ['whole attributes of modules', '@@warning("-8")', ['@@warning']],
    ['operators', 'a->b |> c ++ d', ['->', '|>', '++']],
    ['spreads', '{...base, x: 1}', ['...']],
    ['tags', '#red', ['#red']],
    ['names in camelCase, which come from elsewhere', '<input onChange />', ['onChange']],
    ['keywords that readers look up', 'let rec f = x => switch x { | _ => 1 }', ['rec', 'switch']],
    ['each once', 'a->Js.log; b->Js.log', ['->', 'Js.log']],
    ['no strings', 'let a = "Salt Roads @as"', []],
    ['comments last', '/* A note */ a->f // why', ['->', 'A note', 'why']],
  ])('%s', (_, source, terms) => {
    expect(codeTerms(source)).toEqual(terms);
  });

  it('are the words of commands', () => {
    expect(codeTerms('npm install rescript @rescript/core')).toEqual([
      'npm',
      'install',
      'rescript',
      '@rescript/core',
    ]);
  });

  it('are keys and values of configuration', () => {
    expect(codeTerms('{\n  "suffix": ".res.mjs",\n  "bsc-flags": ["-open Core"]\n}')).toEqual([
      'suffix',
      '.res.mjs',
      'bsc-flags',
      '-open',
      'Core',
    ]);
  });
});
