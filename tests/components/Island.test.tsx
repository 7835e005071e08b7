import { renderToStaticMarkup } from 'react-dom/server';

import Island from '../../src/components/Island';
import type { IslandName } from '../../src/islands/registry';

test('writes HTML: name, props, the fallback to read and an empty place for the island', () => {
  expect(renderToStaticMarkup(<Island name="BindingsFinder">a table</Island>)).toBe(
    '<div data-island="BindingsFinder" data-island-props="{}" class="island"><p data-island-status="" role="status" class="status"></p><div data-island-fallback="">a table</div><div data-island-root="" hidden=""></div></div>',
  );
});

test('refuses a name that is not in the registry', () => {
  const name = 'Nobody' as IslandName;
  expect(() => renderToStaticMarkup(<Island name={name}>text</Island>)).toThrow(
    'Expected <Island> to have the name of an island, which are BindingsFinder, LiveExample, Exercise, HeroEditor, DeadAddress, Playground, got "Nobody": correct it or add it to src/islands/registry.ts.',
  );
});

test('refuses props that the island does not take', () => {
  const props = [] as object;
  expect(() =>
    renderToStaticMarkup(
      <Island name="BindingsFinder" props={props}>
        text
      </Island>,
    ),
  ).toThrow('Expected object, got [] at the root of the props of <Island name="BindingsFinder">');
});

test('refuses to leave readers without scripts alone', () => {
  expect(() => renderToStaticMarkup(<Island name="BindingsFinder" />)).toThrow(
    'Expected <Island name="BindingsFinder"> to have a fallback',
  );
});
