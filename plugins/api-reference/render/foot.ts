/** Where the texts of a page come from, and under which license. */
import type { Link, PhrasingContent } from 'mdast';

import { elementNode } from '../../../src/lib/htmlNode';
import type { ApiModule, ApiPackage } from '../model/types';
import { isWhollyBackfilled } from './common';
import type { Page } from './context';
import type { Block } from './markdown';
import { lenderOf } from './versionFacts';

function packageLink({ name, release, repository, tag }: ApiPackage): Link {
  return {
    type: 'link',
    url: `${repository}/tree/${tag}`,
    children: [{ type: 'text', value: `${name} ${release}` }],
  };
}

/** Whether anything on a module's page is borrowed from another version. */
function borrows(module: ApiModule): boolean {
  return (
    module.isBackfilled === true ||
    module.items.some((item) => item.kind !== 'module' && item.isBackfilled === true)
  );
}

/** The attribution of a module's page. */
export function foot(module: ApiModule, page: Page): Block[] {
  const { model, library } = page;
  const own = model.packages.find(({ name }) => name === library.package);
  if (!own) return [];
  const text = (value: string): PhrasingContent => ({ type: 'text', value });
  const lender = borrows(module) ? lenderOf(page) : undefined;
  return [
    elementNode('footer', { class: 'api-foot' }, [
      {
        type: 'paragraph',
        children: [
          text('Signatures and descriptions come from the sources of '),
          packageLink(own),
          ...(lender
            ? [
                text(
                  isWhollyBackfilled(module)
                    ? '; descriptions from those of '
                    : `; descriptions marked “Text from ${lender.label}” from those of `,
                ),
                packageLink({
                  ...own,
                  name: lender.packageName,
                  release: lender.release,
                  tag: lender.tag,
                }),
              ]
            : []),
          text(`. License: ${own.license}.`),
        ],
      },
    ]),
  ];
}
