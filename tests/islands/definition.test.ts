import { defineIsland } from '../../src/islands/definition';
import { record, string } from '../../src/lib/decode';

const Greeting = ({ to }: { to: string }) => `Hello ${to}`;
const load = jest.fn(async () => ({ default: Greeting }));
const island = defineIsland(record({ to: string }), load);

test('hands over the component with props that were checked', async () => {
  const opened = island.open('{"to":"Ada","more":1}');
  const render = jest.fn();
  if (opened.ok) await opened.value(render);
  expect(render).toHaveBeenCalledWith(Greeting, { to: 'Ada' });
});

test.each(['{"to":3}', '{}', 'rubbish'])('loads nothing for the props %s', (json) => {
  load.mockClear();
  expect(island.open(json)).toMatchObject({ ok: false });
  expect(load).not.toHaveBeenCalled();
});
