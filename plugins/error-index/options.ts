import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import type { BehindStart } from '../../src/lib/behindStart';
import type { PrintedEntry } from './known';

/** Options of the plugin. */
export interface Options {
  /** Gives all entries with what the compilers say in them. */
  readonly loadPrinted: () => Promise<readonly PrintedEntry[]>;
  /** Where `npm start` puts what the first page does without; a build has none, and waits. */
  readonly behindStart?: BehindStart;
}

const schema = Joi.object<Options>({
  loadPrinted: Joi.function().required(),
  behindStart: Joi.object().pattern(/^(?:begin|add)$/, Joi.function()),
});

/** Checks the options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, Options>): Options {
  return validate(schema, options);
}
