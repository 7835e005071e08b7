/**
 * Lets the browser connect to a host before the first question: names, TCP and TLS would take a good
 * part of the second that the host gets. Once for each origin and page.
 */
export function preconnect(origin: string): void {
  const address = new URL(origin).href;
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]');
  if ([...links].some(({ href }) => href === address)) return;
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = address;
  // Questions carry no cookies, and browsers keep such connections apart.
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}
