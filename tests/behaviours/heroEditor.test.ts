/** @jest-environment jsdom */
import { startHeroEditor } from '../../src/behaviours/heroEditor';
import { beginIsland } from '../../src/behaviours/islands';
import { findIsland } from '../../src/islands/registry';

jest.mock('../../src/behaviours/islands', () => ({ beginIsland: jest.fn() }));

startHeroEditor();

beforeEach(() => {
  jest.mocked(beginIsland).mockClear();
  document.body.innerHTML = `<div data-hero>
    <input type="radio" name="hero-program" value="variants">
    <input type="radio" name="hero-program" value="react" checked>
    <button data-hero-edit>Edit</button>
    <div data-hero-stage>
      <div data-program="variants"><pre>let a = 1</pre><pre>var a = 1;</pre></div>
      <div data-program="react"><pre>let b = "2"</pre><pre>var b = "2";</pre></div>
    </div>
  </div>
  <button>Other</button>`;
});

it('makes an island of the programs of the page, with the chosen one', () => {
  document.querySelector<HTMLElement>('[data-hero-edit]')?.click();
  const stage = document.querySelector<HTMLElement>('[data-hero-stage]');
  expect(stage?.dataset.island).toBe('HeroEditor');
  const props = stage?.dataset.islandProps ?? '';
  expect(JSON.parse(props)).toEqual({
    programs: [
      { name: 'variants', code: 'let a = 1', javaScript: 'var a = 1;' },
      { name: 'react', code: 'let b = "2"', javaScript: 'var b = "2";' },
    ],
    chosen: 'react',
  });
  expect(findIsland('HeroEditor')?.open(props).ok).toBe(true);
  expect(beginIsland).toHaveBeenCalledWith(stage);
});

it('leaves other buttons alone', () => {
  document.querySelector<HTMLElement>('body > button')?.click();
  expect(beginIsland).not.toHaveBeenCalled();
});
