import fs from 'node:fs';
import path from 'node:path';

import type { BlogPost } from '@docusaurus/plugin-content-blog';

/** Where the drawings of posts lie, below the folder of static files. */
const DRAWING = /^\/blog\/[\w-]+\.svg$/;

const GUIDE = 'scripts/pictures/blog/README.md';

/** The fields of a post's front matter that name drawings. */
const FIELDS = ['previewImg', 'articleImg'] as const;

/** Address of the raster picture that stands for a drawing where people share a link. */
export function sharePictureOf(drawing: string): string {
  return drawing.replace(/\.svg$/, '.png');
}

/**
 * Checks the pictures that a post names.
 *
 * @param source path of the post's file, for the sentence
 * @param hasFile whether a static file exists, by its address from the root of the site
 * @returns address of the share picture; undefined for a post that has none of its own
 * @throws Error with a sentence that says which file was expected where
 */
export function checkPictures(
  frontMatter: Readonly<Record<string, unknown>>,
  source: string,
  hasFile: (address: string) => boolean,
): string | undefined {
  const drawings = FIELDS.map((field) => {
    const address = frontMatter[field];
    if (address === undefined) return undefined;
    if (typeof address !== 'string' || !DRAWING.test(address)) {
      throw new Error(
        `${source}: Expected a drawing like "/blog/name.svg" as ${field}, got ${JSON.stringify(address)}; fix the address, or leave the field out (${GUIDE}).`,
      );
    }
    if (!hasFile(address)) {
      throw new Error(
        `${source}: Expected the drawing of ${field} at static${address}, got no such file; draw it, or fix the name (${GUIDE}).`,
      );
    }
    return address;
  });
  const [preview] = drawings;
  if (preview === undefined) return undefined;
  const share = sharePictureOf(preview);
  if (!hasFile(share)) {
    throw new Error(
      `${source}: Expected the share picture of previewImg at static${share}, got no such file; run "npm run pictures -- blog" (${GUIDE}).`,
    );
  }
  return share;
}

/**
 * Gives posts with a drawing their share picture, under the name that the framework's page of a post
 * reads (`og:image`, structured data). A post that says `image` keeps it.
 *
 * @param folder the folder of static files
 * @throws Error for a post that names a file which is not there
 */
export function withSharePictures(posts: readonly BlogPost[], folder: string): BlogPost[] {
  const hasFile = (address: string): boolean => fs.existsSync(path.join(folder, address));
  return posts.map((post) => {
    const { frontMatter, source } = post.metadata;
    const image = checkPictures(frontMatter, source.replace(/^@site\//, ''), hasFile);
    if (image === undefined || frontMatter.image !== undefined) return post;
    return { ...post, metadata: { ...post.metadata, frontMatter: { ...frontMatter, image } } };
  });
}
