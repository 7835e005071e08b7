/** @jest-environment jsdom */
import { answerClicks } from '../../../plugins/program-runtime/frame/forms';

const lines: string[] = [];
answerClicks((line) => lines.push(line));

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

const submitted = jest.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  submitted.mockClear();
  lines.length = 0;
});

function click(body: HTMLElement, selector: string): boolean {
  body.querySelector('form')?.addEventListener('submit', submitted);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  body.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('forms', () => {
  it('get the event that the sandbox keeps from them', () => {
    expect(click(page('<form><input><button><b>Go</b></button></form>'), 'b')).toBe(true);
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fields that are not filled in', '<form><input required><button>Go</button></form>'],
    ['other buttons', '<form><button type="button">Go</button></form>'],
    ['buttons without a form', '<button>Go</button>'],
  ])('do not get it for %s', (_, html) => {
    click(page(html), 'button');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('get it for a form that is not checked', () => {
    click(page('<form novalidate><input required><button>Go</button></form>'), 'button');
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('links', () => {
  it('do not replace the program', () => {
    expect(click(page('<a href="/sign-in">Sign in</a>'), 'a')).toBe(true);
    expect(lines).toEqual(['This link leads to /sign-in. Links are not followed here.']);
  });

  it('lead within it', () => {
    expect(click(page('<a href="#top">Top</a>'), 'a')).toBe(false);
    expect(lines).toEqual([]);
  });
});
