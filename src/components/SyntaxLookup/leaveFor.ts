/**
 * Loads another page in place of this one: Back would lead to the address that leads on, and from there
 * to the same page again. The router does not know pages below the search page when that came first.
 */
export function leaveFor(address: string): void {
  window.location.replace(address);
}
