import { Joi } from '@docusaurus/utils-validation';

/**
 * Finds the page about a compiler's message.
 *
 * @param message as the compiler prints it
 * @param compilerRelease the release that printed it
 */
export type ExplainError = (
  message: string,
  compilerRelease: string,
) => Promise<ErrorPage | undefined>;

/** A page about a message. */
export interface ErrorPage {
  readonly id: string;
  /** The cause in one sentence. */
  readonly summary: string;
}

/** Options of the transform. */
export interface Options {
  /** The site's base URL, for links to the playground; with slashes around it. */
  readonly baseUrl?: string;
  /** The repository's root, from which pages get their version; by default the current folder. */
  readonly root?: string;
  /** Finds the entry of the index of errors for a compiler's message; without it, none is linked. */
  readonly explain?: ExplainError;
}

/** Options with their defaults. */
export type FullOptions = Required<Omit<Options, 'explain'>> & Pick<Options, 'explain'>;

const schema = Joi.object<FullOptions>({
  baseUrl: Joi.string()
    .pattern(/^\/(?:.*\/)?$/, 'a path with slashes around it')
    .default('/'),
  root: Joi.string().default(() => process.cwd()),
  explain: Joi.function(),
});

/**
 * Checks the options and fills the defaults in.
 *
 * @throws Error that names the option, what was expected and what came.
 */
export function validateOptions(options: Options = {}): FullOptions {
  return Joi.attempt(options, schema, 'code-blocks:');
}
