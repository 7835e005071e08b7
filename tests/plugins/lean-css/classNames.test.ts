import { shortenClassNames } from '../../../plugins/lean-css/classNames';

const loader = (localIdentName: string) => ({
  loader: 'css-loader',
  options: { modules: { localIdentName } },
});

describe('shortenClassNames', () => {
  it('renames what CSS modules are called, and nothing else', () => {
    const modules = loader('[local]_[contenthash:base64:5]');
    const plain = { loader: 'css-loader', options: { importLoaders: 1 } };
    shortenClassNames({ module: { rules: [{ use: [plain] }, { use: ['style', modules] }] } });
    expect(modules).toEqual(loader('[contenthash:base64:5]'));
    expect(plain.options).toEqual({ importLoaders: 1 });
  });

  it.each([[[]], [[{ use: [loader('a')] }, { use: [loader('b')] }]]])(
    'says so if Docusaurus compiles CSS modules another way',
    (rules) => {
      expect(() => shortenClassNames({ module: { rules } })).toThrow(
        `expected one loader of CSS modules in the bundler’s configuration, got ${rules.length}`,
      );
    },
  );
});
