import fs from 'node:fs';
import path from 'node:path';

import { Joi } from '@docusaurus/utils-validation';
import type { ParseFrontMatter } from '@docusaurus/types';

import { BADGES } from '../../src/lib/blogPosts';
import { ERROR_GROUP_KEYS } from '../../src/lib/errorIndex';
import { SYNTAX_GROUP_KEYS, VERSION_NAMES } from '../../src/lib/syntaxLookup';
import { MANUAL_VERSIONS } from '../../src/versions';
import { CATEGORIES } from './categories';

const text = Joi.string().trim().min(1);

/** What a writer may put at the top of a page of any docs area. */
const docsSchema = Joi.object({
  title: text.required(),
  // Title for the browser's tab, where it differs from the heading.
  metaTitle: text,
  description: text.max(220).required(),
  // The page that search engines should list instead of this one.
  canonical: Joi.string().pattern(/^\//, 'a path from the root of the site'),
  category: Joi.string().valid(...CATEGORIES),
  sidebar_position: Joi.number().min(1),
  // Words that readers search for and that no heading has.
  keywords: Joi.array().items(text).min(1),
  // The same for sections, by the ids of their headings.
  sectionKeywords: Joi.object().pattern(text, Joi.array().items(text).min(1)),
  slug: text,
  // The folder that a chapter of the guided project is about.
  project: text.pattern(/^examples\//, 'a folder below examples'),
  // A page of the docs is compiled by the compiler of its folder's version.
  compiler: Joi.forbidden(),
  // Pages above this one for the breadcrumb, the topmost first; slugs are routes below the version.
  ancestors: Joi.array().items(
    Joi.object({
      label: text.required(),
      slug: text.pattern(/^[^/]/, 'a route without a slash in front').required(),
    }),
  ),
}).unknown(true);

const AUTHORS_FILE = path.join(__dirname, '../../blog/authors.yml');

/** The authors that posts may name: the topmost keys of `blog/authors.yml`. */
function authorKeys(): string[] {
  return [...fs.readFileSync(AUTHORS_FILE, 'utf8').matchAll(/^([\w-]+):/gm)].map(
    ([, key = '']) => key,
  );
}

const author = Joi.string().valid(...authorKeys());

/** What a post may have beside the fields that the framework checks. */
const postSchema = Joi.object({
  description: text.max(220).required(),
  authors: Joi.array().items(author).min(1).required(),
  badge: Joi.string().valid(...BADGES),
  /** Whether the post stands in the list of archived posts. */
  archived: Joi.boolean().strict(),
  /** The manual version whose compiler gets the post's examples; by default the latest. */
  compiler: Joi.string().valid(...MANUAL_VERSIONS.map(({ name }) => name)),
}).unknown(true);

const version = Joi.string().valid(...VERSION_NAMES);

/** A construct of the syntax lookup; `src/lib/syntaxLookup.ts` says what its fields mean. */
const constructSchema = Joi.object({
  title: text.required(),
  description: text.max(220).required(),
  keywords: Joi.array().items(text).min(1).required(),
  group: Joi.string()
    .valid(...SYNTAX_GROUP_KEYS)
    .required(),
  status: Joi.string().valid('deprecated'),
  since: version,
  until: version,
  page: text,
  /** The manual version whose compiler gets the examples; by default the latest. */
  compiler: version,
});

/** An entry of the index of errors; `src/lib/errorIndex.ts` says what its fields mean. */
const errorSchema = Joi.object({
  title: text.required(),
  description: text.max(220).required(),
  keywords: Joi.array().items(text).min(1).required(),
  group: Joi.string()
    .valid(...ERROR_GROUP_KEYS)
    .required(),
  since: version,
  until: version,
  page: text,
});

/** A step of the tour; its place is in `src/lib/tourChapters.ts`. */
const tourSchema = Joi.object({
  title: text.required(),
  description: text.max(220).required(),
  keywords: Joi.array().items(text).min(1).required(),
  /** Id of the page of the manual that says more. */
  page: text.required(),
  /** Id of the page about React that says more. */
  react: text,
});

const TOUR_FILE = /[\\/](?:docs[\\/]tour|tour_versioned_docs)[\\/]/;

const ERROR_FILE = /[\\/]docs[\\/]errors[\\/]/;

const CONSTRUCT_FILE = /[\\/]docs[\\/]syntax-lookup[\\/]/;

const DOCS_FILE = /[\\/](?:docs|versioned_docs|react_versioned_docs|api_versioned_docs)[\\/]/;

const POST_FILE = /[\\/]blog[\\/][^\\/]+\.mdx?$/;

function schemaOf(filePath: string): Joi.ObjectSchema | undefined {
  if (CONSTRUCT_FILE.test(filePath)) return constructSchema;
  if (ERROR_FILE.test(filePath)) return errorSchema;
  if (TOUR_FILE.test(filePath)) return tourSchema;
  if (DOCS_FILE.test(filePath)) return docsSchema;
  return POST_FILE.test(filePath) ? postSchema : undefined;
}

/**
 * Checks the front matter of a docs page or a blog post; other files may have any.
 *
 * @throws Error with one sentence that names the file, what was expected and what came.
 */
export function checkFrontMatter(filePath: string, frontMatter: Record<string, unknown>): void {
  const { error } = schemaOf(filePath)?.validate(frontMatter, { abortEarly: true }) ?? {};
  if (!error) return;
  const [detail] = error.details;
  const received: unknown = detail?.context?.value;
  throw new Error(
    `${filePath}: front matter ${error.message}, got ${JSON.stringify(received)}; ` +
      'see contributing/pages.md.',
  );
}

/** Docusaurus' front matter parser with the schema of this site behind it. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  checkFrontMatter(params.filePath, result.frontMatter);
  return result;
};
