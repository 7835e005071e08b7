/** The documents that run programs, each as one file without any other. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import {
  FRAME_POLICY,
  NETWORK_POLICY,
  PLAYGROUND_POLICY,
  policyText,
} from '../../src/lib/program/policy';
import {
  FRAME_DOCUMENT,
  NETWORK_DOCUMENT,
  PLAYGROUND_DOCUMENT,
} from '../../src/lib/program/runtime';
import { bundle } from './bundle';

/** Scripts and policies by document. */
const DOCUMENTS = [
  { file: FRAME_DOCUMENT, script: 'frame', policy: FRAME_POLICY },
  { file: PLAYGROUND_DOCUMENT, script: 'playground', policy: PLAYGROUND_POLICY },
  { file: NETWORK_DOCUMENT, script: 'playground', policy: NETWORK_POLICY },
] as const;

/** The site's colors, sizes and spaces. */
const TOKENS = path.resolve('src', 'css', 'tokens.css');

/** The source expression that allows one inline text. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/**
 * The document's HTML. Its script stands in it, because for a document on an opaque origin no file of
 * the site is its own.
 *
 * @throws Error for a script or styles that would end their element
 */
export function frameHtml(
  script: string,
  styles: string,
  policy: Readonly<Record<string, readonly string[]>>,
): string {
  if (/<\/(?:script|style)/i.test(script + styles)) {
    throw new Error('program-runtime: expected a script and styles without </script or </style.');
  }
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policyText(policy, [hashSource(script)])}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Program</title>',
    `<style>${styles}</style>`,
    '</head>',
    '<body>',
    '<div id="root"><div id="program"></div></div>',
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function withoutComments(styles: string): string {
  return styles.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s*\n\s*/g, '\n');
}

/** Makes the documents of the sources beside this file, by their paths below the base URL. */
export async function frameDocuments(): Promise<ReadonlyMap<string, string>> {
  const styles = await Promise.all([
    fs.readFile(TOKENS, 'utf8'),
    fs.readFile(path.join(__dirname, 'frame', 'frame.css'), 'utf8'),
  ]);
  const allStyles = styles.map(withoutComments).join('\n');
  const made = new Map<string, string>();
  for (const { file, script, policy } of DOCUMENTS) {
    const entry = path.join(__dirname, script, 'index.ts');
    made.set(file, frameHtml(await bundle({ file: entry, format: 'script' }), allStyles, policy));
  }
  return made;
}
