/**
 * Runs in every page: counts the frames from a step through the history to the first painted one
 * with the expected heading at the expected place.
 *
 * `bench:expected` in `sessionStorage` holds `{title, y}`; the count is put into `bench:frames`.
 */
(() => {
  const MOST_FRAMES = 300;
  const textOf = (heading) => heading.textContent.replace(/[\u200b#]/g, '').trim();

  const isThere = ({ title, y }) =>
    Math.abs(scrollY - y) <= 2 &&
    [...document.querySelectorAll('h1')].some((heading) => textOf(heading) === title);

  const count = () => {
    const expected = JSON.parse(sessionStorage.getItem('bench:expected') ?? 'null');
    if (expected === null) return;
    let frames = 0;
    const onFrame = () => {
      frames += 1;
      const { port1, port2 } = new MessageChannel();
      // The first task behind the frame sees what has just been painted.
      port1.onmessage = () => {
        if (isThere(expected) || frames === MOST_FRAMES) {
          sessionStorage.removeItem('bench:expected');
          sessionStorage.setItem('bench:frames', String(frames));
        } else requestAnimationFrame(onFrame);
      };
      port2.postMessage(null);
    };
    requestAnimationFrame(onFrame);
  };

  addEventListener('popstate', count);
  // A site without client navigation loads the document again.
  count();
})();
