/**
 * The button that makes the programs of the landing page editable (`src/components/HeroExample`): the editor is an
 * island (`src/islands/HeroEditor`), which is loaded then and not before.
 */
import { delegate } from './delegate';
import { beginIsland } from './islands';

/** A program as it stands in the page. */
function programIn(element: HTMLElement) {
  const [code = '', javaScript = ''] = [...element.querySelectorAll('pre')].map(
    ({ textContent }) => textContent,
  );
  return { name: element.dataset.program, code, javaScript };
}

function edit(hero: Element): void {
  const stage = hero.querySelector<HTMLElement>('[data-hero-stage]');
  if (!stage) return;
  const chosen = hero.querySelector<HTMLInputElement>('[name="hero-program"]:checked')?.value;
  const programs = [...hero.querySelectorAll<HTMLElement>('[data-program]')].map(programIn);
  stage.dataset.island = 'HeroEditor';
  // Checked where the island is opened.
  stage.dataset.islandProps = JSON.stringify({ programs, chosen });
  beginIsland(stage);
}

/** Listens to the button of this page and of all pages that come after it. */
export function startHeroEditor(): void {
  delegate('click', '[data-hero-edit]', (button) => {
    const hero = button.closest('[data-hero]');
    if (hero) edit(hero);
  });
}
