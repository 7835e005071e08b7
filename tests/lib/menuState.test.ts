import { createMenuReducer, type MenuEvent, type MenuState } from '../../src/lib/menuState';

describe('a menu that opens on hover', () => {
  const reduce = createMenuReducer({ opensOnHover: true });

  test.each<[MenuState, MenuEvent, MenuState]>([
    ['closed', 'hover-enter', 'hoverOpen'],
    ['closed', 'hover-leave', 'closed'],
    ['closed', 'click', 'keepOpen'],
    ['closed', 'close-all', 'closed'],
    ['hoverOpen', 'hover-enter', 'hoverOpen'],
    ['hoverOpen', 'hover-leave', 'closed'],
    ['hoverOpen', 'click', 'keepOpen'],
    ['hoverOpen', 'close-all', 'closed'],
    ['keepOpen', 'hover-enter', 'keepOpen'],
    ['keepOpen', 'hover-leave', 'keepOpen'],
    ['keepOpen', 'click', 'closed'],
    ['keepOpen', 'close-all', 'closed'],
  ])('%s, %s -> %s', (state, event, next) => {
    expect(reduce(state, event)).toBe(next);
  });
});

test('a menu with hover disabled opens by click only', () => {
  const reduce = createMenuReducer({ opensOnHover: false });
  expect(reduce('closed', 'hover-enter')).toBe('closed');
  expect(reduce('closed', 'click')).toBe('keepOpen');
  expect(reduce('keepOpen', 'hover-leave')).toBe('keepOpen');
});
