export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'selector-class-pattern': null,
    'declaration-no-important': true,
    'selector-attribute-name-disallowed-list': [],
    'selector-disallowed-list': ['/\\[class[\\^*$]=/'],
    'color-no-hex': true,
    'color-named': 'never',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'declaration-empty-line-before': null,
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    // What the oldest browsers of package.json don't know, unless the page does without.
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        ignore: [
          // All of them know `none` and `enabled`; what they lack is `initial-only`.
          'css-media-scripting',
          // A page is drawn whole where it is not known.
          'css-content-visibility',
          // Safari knows the values that are used.
          'css-touch-action',
        ],
      },
    ],
  },
  overrides: [
    {
      files: ['src/css/tokens.css', 'src/css/code-tokens.css'],
      rules: { 'color-no-hex': null },
    },
  ],
};
