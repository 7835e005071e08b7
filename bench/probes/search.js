/**
 * Runs in a page: notes how long answers of the search dialog take, from the event until the first task
 * behind the frame that paints them. `benchSearch.first` is the time from the key that opens the dialog
 * to the first hit, `benchSearch.typed` has one time for each letter that changed the hits.
 */
(() => {
  const notes = { first: undefined, typed: [] };
  window.benchSearch = notes;
  let opened;
  let typed;

  const whenPainted = (note) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => note(performance.now());
      port2.postMessage(null);
    });

  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === '/') opened ??= timeStamp;
    },
    true,
  );
  addEventListener(
    'input',
    ({ timeStamp }) => {
      typed = timeStamp;
    },
    true,
  );

  const isInHits = ({ target, addedNodes }) =>
    (target instanceof Element ? target : target.parentElement)?.closest('[role=listbox]') ||
    // The first hits come with their list.
    [...addedNodes].some((node) => node instanceof Element && node.matches('[role=listbox]'));

  new MutationObserver((changes) => {
    if (opened !== undefined && document.querySelector('[role=option]')) {
      const start = opened;
      opened = undefined;
      whenPainted((now) => {
        notes.first ??= now - start;
      });
    }
    if (typed === undefined || !changes.some(isInHits)) return;
    const start = typed;
    typed = undefined;
    whenPainted((now) => notes.typed.push(now - start));
  }).observe(document, { childList: true, characterData: true, subtree: true });
})();
