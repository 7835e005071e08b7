const ENGINES = ['chromium', 'oldest', 'firefox', 'webkit'] as const;

/** Engines that journeys run in; `oldest` is Chromium without what the oldest supported browsers lack. */
export type Engine = (typeof ENGINES)[number];

function engineOf(name: string | undefined): Engine {
  const engine = ENGINES.find((known) => known === (name ?? 'chromium'));
  if (engine === undefined) {
    throw new Error(`ENGINE: expected ${ENGINES.join(', ')}, got "${name}"; correct or unset it.`);
  }
  return engine;
}

/** The engine whose journeys run: `npm run engines` names it, `npm run e2e` means Chromium. */
export const ENGINE = engineOf(process.env.ENGINE);

/** Whether it is Chromium, whose driver can do everything. */
export const IS_CHROMIUM = ENGINE === 'chromium' || ENGINE === 'oldest';
