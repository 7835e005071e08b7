/**
 * Brings an island to life: the one module of the islands' machinery that needs React in the
 * browser, fetched together with the first island.
 */
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

import type { Load } from './definition';

/** What an island's surroundings hear of it. */
export interface Listener {
  /** It is in the page; called before the browser paints it. */
  readonly onShown: () => void;
  /** It threw while it rendered, now or later, and is no longer in the page. */
  readonly onFailed: (error: unknown) => void;
}

function Announced({ onShown, children }: Pick<Listener, 'onShown'> & { children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}

/**
 * Renders an island into an empty element. The island's own root is its error boundary: React takes
 * out the content of a root that throws, and no other island and no part of the shell is in it.
 *
 * @returns takes the island out again
 * @throws what the island's module throws, or that it could not be fetched
 */
export async function mount(
  element: HTMLElement,
  load: Load,
  { onShown, onFailed }: Listener,
): Promise<() => void> {
  const root = createRoot(element, { onUncaughtError: onFailed });
  const unmount = (): void => root.unmount();
  try {
    await load((Component, props) =>
      root.render(
        <Announced onShown={onShown}>
          <Component {...props} />
        </Announced>,
      ),
    );
  } catch (error) {
    unmount();
    throw error;
  }
  return unmount;
}
