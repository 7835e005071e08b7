/** Media types of the files that a build holds. */

interface MediaType {
  readonly type: string;
  /** Whether hosts compress it; pictures, fonts and archives are compressed already. */
  readonly compressible: boolean;
}

const text = (type: string): MediaType => ({ type: `${type}; charset=utf-8`, compressible: true });
const binary = (type: string): MediaType => ({ type, compressible: false });

const TYPES: Readonly<Record<string, MediaType>> = {
  css: text('text/css'),
  html: text('text/html'),
  ico: binary('image/x-icon'),
  jpg: binary('image/jpeg'),
  js: text('text/javascript'),
  json: text('application/json'),
  map: text('application/json'),
  md: text('text/markdown'),
  mjs: text('text/javascript'),
  mp4: binary('video/mp4'),
  png: binary('image/png'),
  svg: text('image/svg+xml'),
  txt: text('text/plain'),
  vtt: text('text/vtt'),
  wasm: { type: 'application/wasm', compressible: true },
  webm: binary('video/webm'),
  webmanifest: text('application/manifest+json'),
  webp: binary('image/webp'),
  woff2: binary('font/woff2'),
  xml: text('application/xml'),
};

/** The media type of a file by its extension; unknown ones are served as bytes. */
export function mediaTypeOf(file: string): MediaType {
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? '';
  return TYPES[extension.toLowerCase()] ?? binary('application/octet-stream');
}
