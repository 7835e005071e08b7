import { importChain } from '../../../plugins/bundle-report/importChain';

const importers = {
  entry: [],
  page: ['entry'],
  barrel: ['page', 'left'],
  left: ['right'],
  right: ['left'],
  deep: ['barrel'],
};

describe('importChain', () => {
  it('finds the shortest way to an entry', () => {
    expect(importChain(importers, (module) => module === 'deep')).toEqual([
      'deep',
      'barrel',
      'page',
      'entry',
    ]);
  });

  it('begins with the module that is nearest to an entry', () => {
    expect(importChain(importers, (module) => ['deep', 'page'].includes(module))).toEqual([
      'page',
      'entry',
    ]);
  });

  it('ends for a circle', () => {
    expect(importChain(importers, (module) => module === 'left')).toEqual(['left']);
  });

  it('knows nothing of modules that were not built', () => {
    expect(importChain(importers, () => false)).toBeUndefined();
  });
});
