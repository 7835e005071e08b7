import { strayPackages } from '../../../scripts/size/allowedPackages';
import { shares } from '../../../scripts/size/shares';

const report = {
  files: {
    'assets/js/main.js': { './node_modules/react/index.js': 60, './src/lib/a.ts': 10 },
    'assets/js/page.js': { './src/lib/b.ts': 10, './node_modules/@algolia/client/x.js': 20 },
    'assets/js/search.js': { './node_modules/algoliasearch/index.js': 500 },
  },
  importers: {
    './node_modules/@algolia/client/x.js': ['./src/lib/b.ts'],
    './src/lib/b.ts': [],
  },
};
const scripts = ['/assets/js/main.js', '/assets/js/page.js'];

describe('shares', () => {
  it('adds up packages and folders, largest first', () => {
    expect(shares(report.files, scripts)).toEqual([
      { owner: 'react', bytes: 60, ratio: 0.6 },
      { owner: 'src/lib', bytes: 20, ratio: 0.2 },
      { owner: '@algolia/client', bytes: 20, ratio: 0.2 },
    ]);
  });

  it('refuses a report of another build', () => {
    expect(() => shares(report.files, ['/assets/js/new.js'])).toThrow(
      'size: expected /assets/js/new.js in .docusaurus/bundle-report.json, but the report is of another build; run npm run build.',
    );
  });
});

describe('strayPackages', () => {
  it('names the way by which a package came', () => {
    expect(strayPackages(report, scripts, ['react'])).toEqual([
      'size: expected a first load without @algolia/client, but it came by ./node_modules/@algolia/client/x.js ← ./src/lib/b.ts; import it with the application that needs it, or add it to scripts/size/allowedPackages.ts.',
    ]);
  });

  it('has nothing against packages in other scripts', () => {
    expect(strayPackages(report, ['/assets/js/main.js'], ['react'])).toEqual([]);
  });
});
