import { readResult } from '../../../../src/lib/search/dialog/answer';
import { STALLED_MS, startSession } from '../../../../src/lib/search/dialog/session';
import { type Answer, placeAfter, type SearchState } from '../../../../src/lib/search/dialog/state';
import { hitOf, resultOf } from '../../../support/searchHits';

const PAGE = { href: 'https://docs.example/', pathname: '/', baseUrl: '/' };

function answerOf(query: string, ...urls: readonly string[]): Answer {
  return readResult(query, resultOf(urls.map((url) => hitOf(url))), PAGE).answer;
}

/** A finder whose answers the test gives, in whatever order. */
function finder() {
  const asked: { query: string; give: (answer: Answer) => void; fail: (error: Error) => void }[] =
    [];
  const find = (query: string) =>
    new Promise<Answer>((give, fail) => asked.push({ query, give, fail }));
  const nth = (index: number) => {
    const question = asked[index];
    if (!question) throw new Error(`Expected question ${index}.`);
    return question;
  };
  return { find, asked, nth };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

let reported: unknown[];

function start() {
  const { find, asked, nth } = finder();
  const session = startSession((reason) => reported.push(reason));
  const states: SearchState[] = [];
  session.onChange(() => states.push(session.state()));
  return { session, find, asked, nth, states, ask: (query: string) => session.ask(query, find) };
}

beforeEach(() => {
  jest.useFakeTimers();
  reported = [];
});
afterEach(() => jest.useRealTimers());

test('from idle to loading to an answer', async () => {
  const { session, ask, nth } = start();
  expect(session.state()).toMatchObject({ status: 'idle', active: -1 });
  ask('rec');
  expect(session.state()).toMatchObject({ status: 'loading', query: 'rec' });
  nth(0).give(answerOf('rec', '/a', '/b'));
  await settle();
  expect(session.state()).toMatchObject({ status: 'idle', active: 0 });
  expect(session.state().answer?.items).toHaveLength(2);
});

test('an answer that takes 300 ms is told of, and one that came before is not', async () => {
  expect(STALLED_MS).toBe(300);
  const { session, ask, nth } = start();
  ask('slow');
  jest.advanceTimersByTime(299);
  expect(session.state().status).toBe('loading');
  jest.advanceTimersByTime(1);
  expect(session.state().status).toBe('stalled');
  nth(0).give(answerOf('slow'));
  await settle();
  expect(session.state().status).toBe('idle');
  jest.advanceTimersByTime(1000);
  expect(session.state().status).toBe('idle');
});

test('the waiting begins anew with each question', () => {
  const { session, ask } = start();
  ask('a');
  jest.advanceTimersByTime(200);
  ask('ab');
  jest.advanceTimersByTime(200);
  expect(session.state().status).toBe('loading');
});

test('answers to older questions are dropped, whether they come late or fail', async () => {
  const { session, ask, nth } = start();
  ask('a');
  ask('ab');
  ask('abc');
  nth(1).give(answerOf('ab', '/late'));
  nth(0).fail(new Error('late'));
  await settle();
  expect(session.state()).toMatchObject({ status: 'loading', query: 'abc', answer: undefined });
  nth(2).give(answerOf('abc', '/a'));
  await settle();
  expect(session.state().answer?.query).toBe('abc');
  expect(reported).toEqual([]);
});

test('the last answer stays while the next is on its way', async () => {
  const { session, ask, nth } = start();
  ask('a');
  nth(0).give(answerOf('a', '/a'));
  await settle();
  ask('ab');
  expect(session.state().answer?.query).toBe('a');
});

test('a blank query asks nothing and ends what is on its way', async () => {
  const { session, ask, asked, nth } = start();
  ask('a');
  ask('  ');
  nth(0).give(answerOf('a', '/a'));
  await settle();
  jest.advanceTimersByTime(1000);
  expect(asked).toHaveLength(1);
  expect(session.state()).toMatchObject({ status: 'idle', query: '  ', answer: undefined });
});

test('a failure is an error, is reported, and the next question recovers', async () => {
  const { session, ask, nth } = start();
  ask('a');
  nth(0).fail(new Error('offline'));
  await settle();
  expect(session.state()).toMatchObject({ status: 'error', answer: undefined, active: -1 });
  expect(reported).toEqual([new Error('offline')]);
  session.retry();
  expect(session.state()).toMatchObject({ status: 'loading', query: 'a' });
  nth(1).give(answerOf('a', '/a'));
  await settle();
  expect(session.state()).toMatchObject({ status: 'idle', active: 0 });
});

describe('a better answer to the same query', () => {
  test('comes without a sign of loading, and the chosen item stays the active one', async () => {
    const { session, ask, nth, states } = start();
    ask('a');
    nth(0).give(answerOf('a', '/a', '/b'));
    await settle();
    session.move(1);
    states.length = 0;
    session.improve();
    jest.advanceTimersByTime(1000);
    nth(1).give(answerOf('a', '/new', '/a', '/b'));
    await settle();
    expect(states.map(({ status }) => status)).toEqual(['idle']);
    expect(session.state()).toMatchObject({ active: 2, isChosen: true });
  });

  test('has its first item active where the reader has chosen none, or what was chosen is gone', async () => {
    const { session, ask, nth } = start();
    ask('a');
    nth(0).give(answerOf('a', '/a', '/b'));
    await settle();
    session.improve();
    nth(1).give(answerOf('a', '/new', '/a'));
    await settle();
    expect(session.state().active).toBe(0);
    session.move(1);
    session.improve();
    nth(2).give(answerOf('a', '/other'));
    await settle();
    expect(session.state().active).toBe(0);
  });

  test('changes nothing when it fails, or when another question was asked meanwhile', async () => {
    const { session, ask, nth, states } = start();
    ask('a');
    nth(0).give(answerOf('a', '/a'));
    await settle();
    states.length = 0;
    session.improve();
    nth(1).fail(new Error('gone'));
    await settle();
    expect(states).toEqual([]);
    session.improve();
    ask('b');
    nth(2).give(answerOf('a', '/late'));
    await settle();
    expect(session.state()).toMatchObject({ status: 'loading', query: 'b' });
  });

  test('is asked for again after an error', async () => {
    const { session, ask, nth } = start();
    ask('a');
    nth(0).fail(new Error('offline'));
    await settle();
    session.improve();
    expect(session.state().status).toBe('loading');
  });

  test('is not asked for before anything was', () => {
    const { session, asked } = start();
    session.improve();
    session.retry();
    expect(asked).toEqual([]);
  });
});

describe('further parts of an answer', () => {
  test('follow what is there, and the first of them is the active one', async () => {
    const { session, ask, nth } = start();
    ask('a');
    nth(0).give(answerOf('a', '/a', '/b'));
    await settle();
    session.extend(async (shown) => ({
      ...answerOf('a', '/a', '/b', '/c', '/d'),
      parts: shown.parts + 1,
    }));
    await settle();
    expect(session.state()).toMatchObject({ active: 2, isChosen: true });
    expect(session.state().answer?.items).toHaveLength(4);
  });

  test('stay when a better answer comes', async () => {
    const { session, ask, asked, nth } = start();
    ask('a');
    nth(0).give(answerOf('a', '/a'));
    await settle();
    session.extend(async () => ({ ...answerOf('a', '/a', '/b'), parts: 2 }));
    await settle();
    session.improve();
    expect(asked).toHaveLength(1);
  });

  test('stay when a better answer comes that was on its way before them', async () => {
    const { session, ask, nth } = start();
    ask('a');
    nth(0).give(answerOf('a', '/a'));
    await settle();
    session.improve();
    session.extend(async () => ({ ...answerOf('a', '/a', '/b'), parts: 2 }));
    await settle();
    nth(1).give(answerOf('a', '/new'));
    await settle();
    expect(session.state().answer?.items).toHaveLength(2);
  });

  test('are asked for again when a better answer comes meanwhile', async () => {
    const { session, ask, nth } = start();
    ask('a');
    nth(0).give(answerOf('a', '/a'));
    await settle();
    const gives: ((answer: Answer) => void)[] = [];
    const more = (shown: Answer) =>
      new Promise<Answer>((give) => {
        gives.push((longer) => give({ ...longer, parts: shown.parts + 1 }));
      });
    session.extend(more);
    session.improve();
    nth(1).give(answerOf('a', '/new', '/a'));
    await settle();
    gives[0]?.(answerOf('a', '/a', '/c'));
    await settle();
    expect(session.state().answer?.items).toHaveLength(2);
    gives[1]?.(answerOf('a', '/new', '/a', '/c'));
    await settle();
    expect(session.state().answer?.items).toHaveLength(3);
  });

  test('come too late for a reader who has typed on, and their failure is told', async () => {
    const { session, ask, nth } = start();
    ask('a');
    nth(0).give(answerOf('a', '/a'));
    await settle();
    let give: (answer: Answer) => void = () => undefined;
    session.extend(() => new Promise((resolve) => (give = resolve)));
    ask('ab');
    nth(1).give(answerOf('ab', '/b'));
    await settle();
    give(answerOf('a', '/a', '/c'));
    await settle();
    expect(session.state().answer?.query).toBe('ab');
    session.extend(() => Promise.reject(new Error('offline')));
    await settle();
    expect(session.state().status).toBe('error');
    expect(reported).toEqual([new Error('offline')]);
  });
});

test('a new query begins at its first item, whatever was chosen before', async () => {
  const { session, ask, nth } = start();
  ask('a');
  nth(0).give(answerOf('a', '/a', '/b'));
  await settle();
  session.move(1);
  ask('ab');
  nth(1).give(answerOf('ab', '/b', '/a'));
  await settle();
  expect(session.state()).toMatchObject({ active: 0, isChosen: false });
});

test('a search that has ended tells nobody', async () => {
  const { session, ask, nth, states } = start();
  ask('a');
  session.end();
  states.length = 0;
  nth(0).give(answerOf('a', '/a'));
  jest.advanceTimersByTime(1000);
  await settle();
  expect(states).toEqual([]);
});

test.each([
  ['next', 0, 3, 1],
  ['next', 2, 3, 0],
  ['previous', 0, 3, 2],
  ['previous', -1, 3, 2],
  ['next', -1, 3, 0],
  ['next', -1, 0, -1],
] as const)('%s from %i of %i', (move, active, length, place) => {
  expect(placeAfter(move, active, length)).toBe(place);
});

describe('a press on a row', () => {
  test('keeps the answer in view until it is over', async () => {
    const { session, ask, nth } = start();
    ask('rec');
    nth(0).give(answerOf('rec', '/a', '/b'));
    await settle();
    session.hold();
    session.improve();
    nth(1).give(answerOf('rec', '/better', '/a'));
    await settle();
    expect(session.state().answer?.items[0]?.href).toBe('/a');
    session.release();
    expect(session.state().answer?.items[0]?.href).toBe('/better');
  });

  test('keeps the longer answer when a better one came after it', async () => {
    const { session, ask, nth } = start();
    ask('rec');
    nth(0).give(answerOf('rec', '/a'));
    await settle();
    session.improve();
    session.hold();
    session.extend(async () => ({ ...answerOf('rec', '/a', '/b'), parts: 2 }));
    await settle();
    nth(1).give(answerOf('rec', '/better'));
    await settle();
    session.release();
    expect(session.state().answer?.items).toHaveLength(2);
  });

  test('shows nothing that came too late', async () => {
    const { session, ask, nth } = start();
    ask('rec');
    session.hold();
    nth(0).give(answerOf('rec', '/a'));
    await settle();
    ask('tuple');
    session.release();
    expect(session.state()).toMatchObject({ query: 'tuple', answer: undefined });
  });
});
