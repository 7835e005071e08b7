/** The notices of the packages in a build, as a text. */
import type { Notice } from './packages';

/** Licenses that allow what this site does with code: ship a copy with its notice. */
const ALLOWED: ReadonlySet<string> = new Set([
  '(LGPL-3.0-or-later AND MIT)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
]);

const RULE = '='.repeat(80);

const INTRODUCTION = `The pages of this site contain code of these packages, and programs of its playground run with others of
them. Each is a copy under the terms that its package states, which follow below. The site's own code is
under the MIT license.`;

/** The license of packages that name it but bring no text. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the "Software"), to deal in the Software without restriction, including
without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial
portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO
EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN
AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE
OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The terms that a package has where its manifest refers to a file. */
export type Judged = Readonly<Record<string, string>>;

function termsOf({ name, license }: Notice, judged: Judged): string {
  return judged[name] ?? license;
}

/**
 * Sentences about packages whose terms nobody has agreed to.
 *
 * @param judged licenses by package, for those whose manifest names none
 */
export function strangers(notices: readonly Notice[], judged: Judged): readonly string[] {
  return notices
    .filter((notice) => !ALLOWED.has(termsOf(notice, judged)))
    .map(
      (notice) =>
        `Expected a license among ${[...ALLOWED].join(', ')}, got “${notice.license}” of ${notice.name} ${notice.version}, which is part of the build; take another package, or read its terms and add them to plugins/licenses/render.ts or to the plugin's option judged.`,
    );
}

function textsOf(notice: Notice, judged: Judged): readonly string[] {
  if (notice.texts.length > 0) return notice.texts;
  if (termsOf(notice, judged) !== 'MIT') return [];
  return [`Copyright (c) ${notice.author ?? `the authors of ${notice.name}`}\n\n${MIT}`];
}

/** All notices; packages with the same words share one copy of them. */
export function renderNotices(notices: readonly Notice[], judged: Judged): string {
  const sharers = new Map<string, Notice[]>();
  for (const notice of notices) {
    const words = textsOf(notice, judged).join(`\n\n${'-'.repeat(80)}\n\n`);
    sharers.set(words, [...(sharers.get(words) ?? []), notice]);
  }
  const sections = [...sharers].map(([words, packages]) => {
    const names = packages.map(
      (notice) => `${notice.name} ${notice.version} (${termsOf(notice, judged)})`,
    );
    return [RULE, ...names, '', words].join('\n');
  });
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}
