/** Content codings that the server offers, the preferred first. */
export const ENCODINGS = ['br', 'gzip'] as const;

/** One of them, or none. */
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** The weights of an Accept-Encoding header (RFC 9110, section 12.5.3), by coding. */
function weights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [coding = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [coding, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
}

/** The coding to answer with: of those that the client likes best, the smallest. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = weights(acceptEncoding ?? '');
  const weightOf = (coding: string) => accepted.get(coding) ?? accepted.get('*') ?? 0;
  const best = Math.max(...ENCODINGS.map(weightOf));
  return (best > 0 && ENCODINGS.find((coding) => weightOf(coding) === best)) || 'identity';
}
