/**
 * Runs in every page: notes when a link was clicked, and when the page with the expected heading
 * had been painted, be it in the same document or in the next one.
 *
 * Times are milliseconds since 1970 in `sessionStorage`, which outlives the document. `bench:title`
 * holds the expected first-level heading.
 */
(() => {
  const note = (name, time) => sessionStorage.setItem(name, String(performance.timeOrigin + time));

  // Generators put a link to the heading, `#` or a zero-width space, into it.
  const textOf = (heading) => heading.textContent.replace(/[\u200b#]/g, '').trim();

  const onFrame = () => {
    const expected = sessionStorage.getItem('bench:title');
    const headings = [...document.querySelectorAll('h1')];
    if (!headings.some((heading) => textOf(heading) === expected)) {
      requestAnimationFrame(onFrame);
      return;
    }
    // The first task behind this frame runs when it has been laid out and painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => note('bench:painted', performance.now());
    port2.postMessage(null);
  };

  addEventListener(
    'click',
    (event) => {
      note('bench:clicked', event.timeStamp);
      requestAnimationFrame(onFrame);
    },
    true,
  );

  // A document that a click led to.
  if (sessionStorage.getItem('bench:clicked') !== null) requestAnimationFrame(onFrame);
})();
