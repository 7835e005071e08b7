import fs from 'node:fs';
import path from 'node:path';

import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import type { PageData } from '../../src/lib/compiledExample';
import { toolchainOfPage } from '../../src/lib/toolchainOfPage';
import { addressesOf } from './guide';
import { type Options, validateOptions } from './options';
import { readSchema } from './packages';
import { type Guide, renderSchema } from './render';

/** The element that stands for the schema. */
const ELEMENT = 'ConfigSchema';

/** The file that a transform works on, as unified hands it over. */
interface File {
  readonly path: string;
  readonly data: PageData;
}

function isPlace(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === ELEMENT;
}

/** The page that explains the keys: `guide="./build-configuration.mdx" guideTitle="Configuration"`. */
function guideOf(place: MdxJsxFlowElement, page: string): Guide | undefined {
  const attribute = (name: string): string | undefined => {
    const found = place.attributes.find(
      (one) => one.type === 'mdxJsxAttribute' && one.name === name,
    );
    return typeof found?.value === 'string' ? found.value : undefined;
  };
  const link = attribute('guide');
  const title = attribute('guideTitle');
  if (link === undefined && title === undefined && place.attributes.length === 0) return undefined;
  if (link === undefined || title === undefined) {
    throw new Error(
      `${page}:${place.position?.start.line ?? 1}: Expected <${ELEMENT}> alone or with guide="./page.mdx" and guideTitle="…", got other attributes; write both.`,
    );
  }
  const file = path.resolve(path.dirname(page), link);
  if (!fs.existsSync(file)) {
    throw new Error(
      `${page}:${place.position?.start.line ?? 1}: Expected the page ${link} that guide of <${ELEMENT}> names, found none; correct the path.`,
    );
  }
  return { link, title, addresses: addressesOf(fs.readFileSync(file, 'utf8')) };
}

/**
 * Remark transform: `<ConfigSchema />` becomes the description of every key that the configuration
 * schema of the page's version has (`render.ts`). It goes before the framework's own transforms, which
 * collect headings and links.
 *
 * @throws Error of one sentence for a schema that can't be read or rendered, and for a wrong element
 */
export function remarkConfigSchema(options?: Options): (tree: Root, file: File) => void {
  const { root } = validateOptions(options);
  return (tree, file) => {
    const page = path.resolve(root, file.path);
    tree.children = tree.children.flatMap((node) => {
      if (!isPlace(node)) return [node];
      const guide = guideOf(node, page);
      return renderSchema({
        ...readSchema(toolchainOfPage(page, root, file.data.frontMatter), root),
        ...(guide && { guide }),
      });
    });
  };
}
