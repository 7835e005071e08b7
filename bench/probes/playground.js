/**
 * Runs in the playground: notes when its editor can be written into, and how long a letter takes to become
 * JavaScript. `benchPlayground.editable` is the time of the first frame with a field to write in, in
 * milliseconds from the beginning of the page's loading; `typed` has one time for each letter that changed
 * the JavaScript on screen, from the key until the first task behind the frame that paints it.
 */
(() => {
  const notes = { editable: undefined, typed: [] };
  window.benchPlayground = notes;
  let pressed;

  const whenPainted = (note) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => note(performance.now());
      port2.postMessage(null);
    });

  const hasField = () =>
    [...document.querySelectorAll('main *')].some(({ shadowRoot }) =>
      shadowRoot?.querySelector('[contenteditable=true]'),
    );
  const look = () => {
    if (hasField()) whenPainted((now) => (notes.editable ??= now));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );
  new MutationObserver((changes) => {
    const isJavaScript = changes.some(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[role=tabpanel]'),
    );
    if (pressed === undefined || !isJavaScript) return;
    const start = pressed;
    pressed = undefined;
    whenPainted((now) => notes.typed.push(now - start));
  }).observe(document, { childList: true, characterData: true, subtree: true });
})();
