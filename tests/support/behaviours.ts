/** Behaviors beside components that a test renders, as pages have them. */
import { act } from '@testing-library/react';

import './observers';

/** Goes to an address as a reader who was on another page does. */
export async function leaveFor(
  address: string,
  previousLocation: { pathname: string; hash: string } | null = { pathname: '/', hash: '' },
): Promise<void> {
  // When the test's own replacements of browser interfaces are there.
  const { onRouteDidUpdate } = await import('../../src/behaviours');
  window.history.replaceState(null, '', address);
  const { pathname, hash } = window.location;
  act(() => onRouteDidUpdate({ location: { pathname, hash }, previousLocation }));
}

/** Brings the page into the state of an address, as when the reader arrives there first. */
export function arriveAt(address: string): Promise<void> {
  return leaveFor(address, null);
}
