/** Takes samples of several sites in turn, so that what else the machine does hits all alike. */

/** The order of samples: every name once a round, and each round begins with another one. */
export function turns<Name>(names: readonly Name[], rounds: number): Name[] {
  return Array.from({ length: rounds }, (_, round) => {
    const first = round % Math.max(names.length, 1);
    return [...names.slice(first), ...names.slice(0, first)];
  }).flat();
}

/** Takes `rounds` samples of each name, one after the other. */
export async function sampleInTurn<Name extends string, Sample>(
  names: readonly Name[],
  rounds: number,
  take: (name: Name) => Promise<Sample>,
): Promise<Map<Name, Sample[]>> {
  const samples = new Map<Name, Sample[]>(names.map((name) => [name, []]));
  for (const name of turns(names, rounds)) samples.get(name)?.push(await take(name));
  return samples;
}
