/** Reads `constructs.md`: what proves in which versions a construct exists. */

/** A program that uses a construct, or the reason why there is none. */
export type Probe =
  | {
      readonly code: string;
      /** Part of the JavaScript that only the construct writes. */
      readonly shows?: string;
      /** Part of the warning that only the construct causes. */
      readonly warns?: string;
    }
  | { readonly unproved: string };

/** The probes by the id of their construct. */
export function readProbes(text: string): ReadonlyMap<string, Probe> {
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section): [string, Probe] => {
      const [heading = '', ...lines] = section.split('\n');
      // Names with underscores stand between backquotes, or they would be emphasis.
      const id = heading.replaceAll('`', '');
      const code = /```res\n([^]*?)\n```/.exec(section)?.[1];
      const value = (name: string): string | undefined =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const unproved = value('Unproved');
      if (unproved !== undefined) return [id, { unproved }];
      if (code === undefined) {
        throw new Error(
          `Expected a program or “Unproved: reason” below ${id}, got neither; write one.`,
        );
      }
      const shows = value('Shows')?.replace(/^`(.+)`$/, '$1');
      const warns = value('Warns')?.replace(/^`(.+)`$/, '$1');
      return [
        id,
        { code, ...(shows !== undefined && { shows }), ...(warns !== undefined && { warns }) },
      ];
    }),
  );
}
