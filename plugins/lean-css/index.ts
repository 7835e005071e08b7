import purgeCss from '@fullhuman/postcss-purgecss';
import type { Plugin } from '@docusaurus/types';
import postcss, { type Root } from 'postcss';

import {
  FRAMEWORK_STYLES,
  KEPT_ELEMENTS,
  KEPT_TREES,
  SOURCES,
  UNUSED_CLASSES,
  UNUSED_PROPERTIES,
} from './purge';

/** Leaves out the rules of the framework's style sheet that no component of this site uses. */
export default function leanCss(): Plugin {
  return {
    name: 'lean-css',
    configurePostCss(postCss) {
      const purge = purgeCss({
        content: [...SOURCES],
        safelist: { standard: [...KEPT_ELEMENTS], deep: [...KEPT_TREES], greedy: [] },
        blocklist: [...UNUSED_CLASSES],
        variables: false,
      });
      const purger = postcss([purge]);
      postCss.plugins.push({
        postcssPlugin: 'lean-css',
        async OnceExit(root: Root) {
          if (!FRAMEWORK_STYLES.test(root.source?.input.file ?? '')) return;
          const lean = await purger.process(root.clone(), { from: root.source?.input.file });
          root.removeAll();
          root.append(lean.root.nodes);
          root.walkDecls(UNUSED_PROPERTIES, (declaration) => {
            declaration.remove();
          });
        },
      });
      return postCss;
    },
  };
}
