import fs from 'node:fs';
import path from 'node:path';

import imageSize from 'image-size';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

import { expressionAttribute } from '../../src/lib/htmlNode';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Takes a sentence about a node that writers must correct. */
export type Report = (node: RootContent, problem: string) => void;

function attributeOf(element: Element, name: string): string | undefined {
  const attribute = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

function numberAttribute(name: string, value: number): Element['attributes'][number] {
  const raw = String(value);
  return expressionAttribute(name, raw, { type: 'Literal', value, raw });
}

function measure(element: Element, staticFolder: string, report: Report): void {
  const src = attributeOf(element, 'src');
  if (!src?.startsWith('/')) {
    report(
      element,
      `Expected src="/…" of a file in ${staticFolder} in <Image>, got ${src ?? 'none'}; put the file there and write its address from the site's root.`,
    );
    return;
  }
  const file = path.join(staticFolder, src);
  if (!fs.existsSync(file)) {
    report(
      element,
      `Expected the picture ${file} for <Image>, found none; add the file or correct src.`,
    );
    return;
  }
  const { width, height } = imageSize(fs.readFileSync(file));
  element.attributes.push(numberAttribute('width', width), numberAttribute('height', height));
}

/**
 * Gives each `<Image>` the width and height of its file, so that nothing moves when it loads.
 *
 * @param staticFolder folder whose files are served from the site's root
 */
export function measureImages(tree: Root, staticFolder: string, report: Report): void {
  const visit = (node: RootContent): void => {
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isElement && node.name === 'Image') measure(node, staticFolder, report);
    if ('children' in node) node.children.forEach(visit);
  };
  tree.children.forEach(visit);
}
