/** The document that runs programs, as one file without any other. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import { FRAME_POLICY, policyText } from '../../src/lib/program/policy';
import { bundle } from './bundle';

const FOLDER = path.join(__dirname, 'frame');

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
export function frameHtml(script: string, styles: string): string {
  if (/<\/(?:script|style)/i.test(script + styles)) {
    throw new Error('program-runtime: expected a script and styles without </script or </style.');
  }
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policyText(FRAME_POLICY, [hashSource(script)])}">`,
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

/** Makes the document of the sources beside this file. */
export async function frameDocument(): Promise<string> {
  const [script, ...styles] = await Promise.all([
    bundle({ file: path.join(FOLDER, 'index.ts'), format: 'script' }),
    fs.readFile(TOKENS, 'utf8'),
    fs.readFile(path.join(FOLDER, 'frame.css'), 'utf8'),
  ]);
  return frameHtml(script, styles.map(withoutComments).join('\n'));
}
