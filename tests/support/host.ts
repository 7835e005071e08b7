/** Answers of a host, and pages of a build in short. */

interface Answer {
  readonly url: string;
  readonly status?: number;
  readonly type?: string | null;
  readonly text?: string;
}

/** A page as builds write them. */
export function builtPage(title = 'Type', body = '<main><h1>Type</h1></main>', head = ''): string {
  return `<!DOCTYPE html><html class="page-${title}"><head><title data-rh="true">${title}</title><meta name="build" content="b1">${head}</head><body><div id="__docusaurus">${body}</div></body></html>`;
}

/** A host's answer. jsdom has no `Response`; these are the parts of it that pages use. */
export function answer({
  url,
  status = 200,
  type = 'text/html; charset=utf-8',
  text = builtPage(),
}: Answer): Response {
  return {
    ok: status >= 200 && status < 300,
    status,
    url: new URL(url, 'http://localhost').href,
    headers: { get: (name: string) => (name === 'content-type' ? type : null) },
    text: () => Promise.resolve(text),
  } as unknown as Response;
}

/** Lets what has been promised happen. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
