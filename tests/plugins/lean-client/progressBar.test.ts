/**
 * @jest-environment jsdom
 */
import progressBar from '../../../plugins/lean-client/replacements/progressBar';

const animations: { onfinish?: () => void }[] = [];

beforeEach(() => {
  animations.length = 0;
  // jsdom knows no animations.
  Element.prototype.animate = function animate() {
    const animation = {};
    animations.push(animation);
    return animation as Animation;
  };
});

const bars = () => document.querySelectorAll('#nprogress > .bar > .peg').length;

describe('the progress bar', () => {
  it('appears once, and goes when it has faded', () => {
    progressBar.start();
    progressBar.start();
    expect(bars()).toBe(1);
    progressBar.done();
    animations.at(-1)?.onfinish?.();
    expect(bars()).toBe(0);
  });

  it('starts anew while the last one fades', () => {
    progressBar.start();
    progressBar.done();
    const fading = animations.at(-1);
    progressBar.start();
    fading?.onfinish?.();
    expect(bars()).toBe(1);
    progressBar.done();
    animations.at(-1)?.onfinish?.();
  });

  it('has nothing to end before it began', () => {
    progressBar.done();
    expect(animations).toEqual([]);
  });
});
