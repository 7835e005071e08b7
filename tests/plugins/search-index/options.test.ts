import { normalizePluginOptions } from '@docusaurus/utils-validation';

import { type Options, validateOptions } from '../../../plugins/search-index/options';

const loadApi = async () => ({ models: [] });

function validated(options: Options) {
  return validateOptions({ validate: normalizePluginOptions as never, options });
}

describe('options', () => {
  it('may leave out all but the models', () => {
    expect(validated({ loadApi })).toMatchObject({ excluded: [], dataPages: {}, transforms: [] });
  });

  it('take paths from the root of the site', () => {
    expect(validated({ loadApi, excluded: ['/', '/try', '/docs/v1'] }).excluded).toHaveLength(3);
  });

  it.each(['try', '/try/', '/a b', ''])('refuse %j as a path', (path) => {
    expect(() => validated({ loadApi, excluded: [path] })).toThrow();
  });

  it('say how a path is written', () => {
    expect(() => validated({ loadApi, excluded: ['try'] })).toThrow(
      'search-index: expected the path of a page from the root of the site, such as "/try", got "try"; write it so in docusaurus.config.ts.',
    );
  });

  it('take sections with text and keywords', () => {
    const section = { level: 2, heading: 'let', anchor: 'let', text: 'Binds.', keywords: ['bind'] };
    const lookup = { title: 'Lookup', sections: [section], keywords: ['signs'] };
    const dataPages = { '/lookup': { ...lookup, sectionKeywords: { let: ['const'] } } };
    expect(validated({ loadApi, dataPages }).dataPages).toEqual(dataPages);
  });

  it('refuse sections without an anchor', () => {
    const section = { level: 2, heading: 'let' };
    const dataPages = { '/lookup': { title: 'Lookup', sections: [section] } };
    expect(() => validated({ loadApi, dataPages: dataPages as never })).toThrow(/anchor/);
  });
});
