/** Lets the compilers read and rewrite the code of comments, many blocks at once. */
import { MANUAL_VERSIONS, type Toolchain } from '../../../src/versions';
import { type Conversion, convert, format } from '../../compiled-examples/compiler';
import { gathered, inBatches, type Separator } from '../docstrings/batch';
import type { CodeTools } from '../docstrings/code';
import { withTerminators } from '../docstrings/ocaml';
import { tidyReason, withComments, withMarkedComments } from '../docstrings/reason';
import { referenceFacts } from '../libraries';

/** A busy machine must not leave its trace in what the cache keeps. */
export class TimeoutError extends Error {
  constructor({ compilerPackage, compilerRelease }: Toolchain) {
    super(
      `Expected ${compilerPackage} ${compilerRelease} to read a few lines of code within its time, got no answer; build again when the machine has less to do.`,
    );
  }
}

const NAME = 'separatorOfExamples';

/** As both formatters print a separator. */
const PRINTED = new RegExp(`^let ${NAME}(?:: unit| = \\(\\));?$`, 'm');

const SEPARATORS: Readonly<Record<Conversion['from'], readonly [string, string]>> = {
  ocaml: [`;;\nlet ${NAME} = ()\n;;`, `val ${NAME} : unit`],
  rescript: [`let ${NAME} = ()`, `let ${NAME}: unit`],
};

function separator(from: Conversion['from'], isInterface: boolean): Separator {
  return { written: SEPARATORS[from][isInterface ? 1 : 0], printed: PRINTED };
}

/**
 * The toolchain whose compiler still reads OCaml and prints ReScript.
 *
 * @throws Error when no version has one
 */
function toolchainWithOcaml(): Toolchain {
  const found = MANUAL_VERSIONS.find(
    ({ toolchain }) => referenceFacts(toolchain.compilerPackage).convertsOcaml,
  );
  if (!found) throw new Error('Expected a record in src/compilers.ts that converts OCaml.');
  return found.toolchain;
}

/** Code on its way through a converter. */
type Rewrite = (code: string) => Promise<string | undefined>;

function rewriter(conversion: Omit<Conversion, 'code'>, toolchain: Toolchain): Rewrite {
  return gathered((codes) =>
    inBatches(codes, separator(conversion.from, conversion.isInterface), async (code) => {
      const converted = await convert({ ...conversion, code }, toolchain);
      if (converted.status === 'converted') return { ok: true, code: converted.code };
      if (converted.status === 'timeout') throw new TimeoutError(toolchain);
      const line = converted.status === 'unreadable' ? converted.line : undefined;
      return { ok: false, ...(line !== undefined && { line }) };
    }),
  );
}

/** The tools for the comments of a version. */
export function codeTools(toolchain: Toolchain): CodeTools {
  const to = toolchain.syntax;
  // Reason comes with its own compiler; newer compilers of ReScript have forgotten OCaml.
  const program = to === 'reason' ? toolchain : toolchainWithOcaml();
  const tidy = (code: string | undefined) =>
    code !== undefined && to === 'reason' ? tidyReason(code) : code;
  const rewriters = (from: Conversion['from']) => ({
    implementation: rewriter({ from, to, isInterface: false }, program),
    interface: rewriter({ from, to, isInterface: true }, program),
  });
  const ocaml = rewriters('ocaml');
  const rescript = rewriters('rescript');
  return {
    prefersOcaml: referenceFacts(toolchain.compilerPackage).convertsOcaml ?? false,
    fromOcaml: async (code, isInterface) => {
      if (isInterface) return tidy(await ocaml.interface(code));
      return tidy(
        (await ocaml.implementation(withTerminators(code))) ?? (await ocaml.implementation(code)),
      );
    },
    fromRescript: async (code, isInterface) => {
      if (isInterface) return tidy(await rescript.interface(code));
      const marked = withMarkedComments(code);
      const converted = await rescript.implementation(marked.code);
      return tidy(
        converted === undefined
          ? await rescript.implementation(code)
          : withComments(converted, marked.comments),
      );
    },
    isRescript: async (code, isInterface) => {
      const formatted = await format({ code, extension: isInterface ? 'resi' : 'res' }, toolchain);
      if (formatted.status === 'timeout') throw new TimeoutError(toolchain);
      return formatted.status === 'formatted';
    },
  };
}
