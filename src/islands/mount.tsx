/**
 * Brings an island to life: the one module of the islands' machinery that needs React in the
 * browser, fetched together with the first island.
 */
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

import type { Load } from './definition';

/** What an island's surroundings hear of it. */
export interface Listener {
  /** It is in the page; called before the browser paints it. */
  readonly onShown: () => void;
  /** It threw while it rendered, now or later, and is no longer in the page. */
  readonly onFailed: (error: unknown) => void;
}

/** Takes an island that throws out of the page; its root reports the error. */
class Boundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function Announced({ onShown, children }: Pick<Listener, 'onShown'> & { children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}

/**
 * Renders an island into an empty element, within an error boundary of its own.
 *
 * @returns takes the island out again
 * @throws what the island's module throws, or that it could not be fetched
 */
export async function mount(
  element: HTMLElement,
  load: Load,
  { onShown, onFailed }: Listener,
): Promise<() => void> {
  // In one of its own: `npm start` has React draw the element itself.
  const host = document.createElement('div');
  host.style.display = 'contents';
  element.append(host);
  const root = createRoot(host, {
    onCaughtError: (error, { errorBoundary }) => {
      // Boundaries within the island say themselves what is missing there.
      if (errorBoundary instanceof Boundary) onFailed(error);
      else reportError(error);
    },
  });
  const unmount = (): void => {
    root.unmount();
    host.remove();
  };
  try {
    await load((Island, props) =>
      root.render(
        <Boundary>
          <Announced onShown={onShown}>
            <Island {...props} />
          </Announced>
        </Boundary>,
      ),
    );
  } catch (error) {
    unmount();
    throw error;
  }
  return unmount;
}
