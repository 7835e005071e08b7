import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { BASE_URL } from '@site/src/data/site';
import { useAddress } from '@site/src/hooks/useAddress';
import { useSearchLists } from '@site/src/hooks/useSearchLists';
import { afterPaint } from '@site/src/lib/afterPaint';
import type { RecordsSource } from '@site/src/lib/search/client';
import type { SearchBackend } from '@site/src/lib/search/createClient';
import { useSearchElsewhere } from '@site/src/hooks/useSearchElsewhere';
import { findAnswer, findMore, type Surroundings } from '@site/src/lib/search/dialog/answer';
import { createForesight } from '@site/src/lib/search/dialog/foresight';
import type { Item } from '@site/src/lib/search/dialog/items';
import { pastedQuery, shownQuery } from '@site/src/lib/search/dialog/paste';
import { NARROW_SCREEN } from '@site/src/lib/search/dialog/request';
import { addRecent } from '@site/src/lib/search/dialog/savedHits';
import { startSession } from '@site/src/lib/search/dialog/session';
import {
  type Answer,
  cutQuery,
  isAnswered,
  isBlank,
  type Move,
  placeAfter,
  QUERY_LENGTH,
  type SeenSearch,
} from '@site/src/lib/search/dialog/state';
import type { SearchArea } from '@site/src/lib/search/record';
import {
  AREA_NAMES,
  areasOf,
  type Generation,
  type Place,
  scopeOf,
} from '@site/src/lib/search/scope';

import { readyBackend } from './backend';
import Filter from './Filter';
import Footer from './Footer';
import { ErrorScreen, NoResults, NotLoadedNotice } from './messages';
import Preview from './Preview';
import Results, { optionId } from './Results';
import StartScreen from './StartScreen';
import styles from './styles.module.css';

interface Props {
  readonly boxRef: RefObject<HTMLInputElement | null>;
  readonly firstQuery: string;
  readonly place: Place;
  readonly generation: Generation;
  readonly onGeneration: (id: string) => void;
  readonly backend: () => Promise<SearchBackend>;
  /** The reader stays on the page. */
  readonly onCancel: () => void;
  /** The reader follows a hit. */
  readonly onFollowed: () => void;
}

/** Keys beside Enter: Ctrl/Cmd opens a new tab, Shift a new window. */
type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** What the arrow keys reach from an empty box: the first control of each row. */
const ENTRIES = '[data-entry] > a, [data-entry] > :first-child > button';

const MOVES: Readonly<Record<string, Move>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** Follows an option as a click with these keys would; each system has its own key for a new tab. */
function clickWith(option: HTMLElement, { ctrlKey, metaKey, shiftKey }: Modifiers): void {
  const isMac = navigator.userAgent.includes('Mac');
  const inTab = ctrlKey || metaKey;
  option.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: inTab && !isMac,
      metaKey: inTab && isMac,
      shiftKey,
    }),
  );
}

/** What a search says to those who do not see it. */
function statusText({ status, answer }: SeenSearch, area: SearchArea | undefined): string {
  if (status === 'error') return 'Unable to fetch results';
  if (status === 'stalled') return 'Searching…';
  // The number of an early answer would be another one in a moment.
  if (!answer || answer.isEarly) return '';
  const where = area ? ` in ${AREA_NAMES[area]}` : '';
  if (answer.items.length === 0) return `No results for "${shownQuery(answer.query)}"${where}`;
  return `${countText(answer)}${where}`;
}

function countText({ total }: Answer): string {
  return total === 1 ? '1 result' : `${total} results`;
}

/**
 * The area after or before another one, of those that have hits; the ends meet at all areas. Undefined
 * means all of them.
 */
function areaBeside(
  generation: Generation,
  { counts }: Answer,
  area: SearchArea | undefined,
  step: 1 | -1,
): SearchArea | undefined {
  const others = areasOf(generation).filter(
    (each) => !counts || (counts[each] ?? 0) > 0 || each === area,
  );
  const ring = [undefined, ...others];
  return ring[(ring.indexOf(area) + step + ring.length) % ring.length];
}

/** The way to the area beside that a key in the box means: where the cursor can't go on that way. */
function stepOf(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  { value, selectionStart, selectionEnd }: HTMLInputElement,
): 1 | -1 | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey || selectionStart !== selectionEnd) return undefined;
  if (key === 'ArrowRight' && selectionEnd === value.length) return 1;
  return key === 'ArrowLeft' && selectionStart === 0 ? -1 : undefined;
}

/** The inside of the open dialog. */
export default function Search({
  boxRef,
  firstQuery,
  place,
  generation,
  onGeneration,
  backend,
  onCancel,
  onFollowed,
}: Props): ReactNode {
  const { pathname } = useAddress();
  const listId = useId();
  const main = useRef<HTMLDivElement>(null);
  const [, changeLists] = useSearchLists();
  const [source, setSource] = useState<RecordsSource>();
  /** Enter that was pressed before the answer was there. */
  const pending = useRef<Modifiers>(undefined);

  const [area, setArea] = useState<SearchArea>();
  const scope = useMemo(() => scopeOf(place, generation, area), [place, generation, area]);
  const surroundings = useCallback(
    (): Surroundings => ({
      scope,
      page: { href: window.location.href, pathname, baseUrl: BASE_URL },
      isNarrow: window.matchMedia(NARROW_SCREEN).matches,
    }),
    [scope, pathname],
  );
  const find = useCallback(
    (text: string) => {
      const askBackend = (asked: SearchBackend): Promise<Answer> =>
        findAnswer(asked, text, surroundings());
      const ready = readyBackend();
      return ready ? askBackend(ready) : backend().then(askBackend);
    },
    [backend, surroundings],
  );
  const foresight = useMemo(() => createForesight(find, afterPaint), [find]);
  useEffect(() => foresight.end, [foresight]);
  const [session] = useState(() =>
    startSession((reason) => console.error('search: expected an answer, got a failure.', reason)),
  );
  const seen = useSyncExternalStore(session.onChange, session.seen);
  const { status, answer, active, isBlank: asksNothing } = seen;
  // The box keeps its text itself, so that a letter draws nothing but what it changes.
  const [isEmpty, setEmpty] = useState(firstQuery === '');

  /** Looks ahead from an empty box, where a question costs nothing. */
  const lookAhead = useCallback((): void => {
    backend().then(
      ({ client }) => {
        if (client.isLocal && isBlank(session.state().query)) foresight.begin();
      },
      () => undefined,
    );
  }, [backend, session, foresight]);
  const ask = useCallback(
    (query: string): void => {
      session.ask(query, foresight.find);
      if (isBlank(query)) lookAhead();
    },
    [session, foresight, lookAhead],
  );
  /** What was pasted as a whole, of which the box shows the beginning. */
  const pasted = useRef(shownQuery(firstQuery) === firstQuery ? '' : firstQuery);
  /** What is asked with what stands in the box. */
  const queryOf = useCallback(
    (shown: string): string =>
      pasted.current !== '' && shownQuery(pasted.current) === shown ? pasted.current : shown,
    [],
  );
  const type = useCallback(
    (text: string): void => {
      const shown = cutQuery(text);
      pending.current = undefined;
      if (boxRef.current && boxRef.current.value !== shown) boxRef.current.value = shown;
      setEmpty(shown === '');
      ask(queryOf(shown));
    },
    [ask, boxRef, queryOf],
  );

  // Heard by the box itself, which is before React does: the question is on its way a little sooner. From
  // the first moment on, for the reader may be writing.
  useLayoutEffect(() => {
    const box = boxRef.current;
    const hear = (): void => type(box?.value ?? '');
    const paste = (event: ClipboardEvent): void => {
      if (!box) return;
      const { value, selectionStart, selectionEnd } = box;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)];
      const query = pastedQuery(before, text, after);
      if (query === undefined) return;
      event.preventDefault();
      pasted.current = query;
      type(shownQuery(query));
    };
    box?.addEventListener('input', hear);
    box?.addEventListener('paste', paste);
    return () => {
      box?.removeEventListener('input', hear);
      box?.removeEventListener('paste', paste);
    };
  }, [type, boxRef]);

  // The first query, and the same one again in another scope; before anything is shown without it.
  useLayoutEffect(() => {
    ask(queryOf(boxRef.current?.value ?? ''));
  }, [ask, boxRef, queryOf]);

  /** Asks again for what has failed, of the index and of the question. */
  const retry = useCallback((): void => {
    foresight.forget();
    backend().then(
      ({ client }) => {
        client.prepare?.({
          facetFilters: scope.wideFilters,
          optionalFilters: scope.preferences,
        });
        session.retry();
      },
      // The question tells.
      () => session.retry(),
    );
  }, [backend, scope, session, foresight]);

  useEffect(() => {
    let isOpen = true;
    let stop: (() => void) | undefined;
    const improve = (): void => {
      foresight.forget();
      session.improve();
      lookAhead();
    };
    backend().then(
      ({ client }) => {
        if (isOpen) stop = client.onBetter?.(improve);
      },
      () => undefined,
    );
    const retryOnline = (): void => {
      const { status: now, answer: shown } = session.state();
      if (now === 'error' || shown?.notLoaded) retry();
    };
    window.addEventListener('online', retryOnline);
    return () => {
      isOpen = false;
      stop?.();
      window.removeEventListener('online', retryOnline);
    };
  }, [session, foresight, lookAhead, backend, retry]);

  useEffect(() => {
    if (process.env.NODE_ENV !== 'development' || !answer) return;
    backend().then(
      ({ client }) => setSource(client.source?.()),
      () => undefined,
    );
  }, [answer, backend]);

  const follow = useCallback(
    (item: Item, event: MouseEvent): void => {
      changeLists((lists) => addRecent(lists, item));
      const { answer: shown } = session.state();
      backend().then(
        ({ client }) => client.follow?.(item.hit, item.position, shown?.queryID),
        () => undefined,
      );
      const { button, ctrlKey, metaKey, shiftKey } = event;
      if (button === 0 && !ctrlKey && !metaKey && !shiftKey) onFollowed();
    },
    [session, backend, changeLists, onFollowed],
  );

  const enter = useCallback(
    (modifiers: Modifiers): void => {
      const { active: place } = session.state();
      const option = document.getElementById(optionId(listId, place));
      if (option) clickWith(option, modifiers);
    },
    [session, listId],
  );

  useEffect(() => {
    const modifiers = pending.current;
    if (!modifiers || !isAnswered(session.state())) return;
    pending.current = undefined;
    enter(modifiers);
  }, [answer, session, enter]);

  const answerKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    // The keys of an input method are its own.
    if (event.nativeEvent.isComposing) return;
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const move = MOVES[key];
    const step = answer && !asksNothing ? stepOf(event, event.currentTarget) : undefined;
    if (answer && step) {
      event.preventDefault();
      setArea(areaBeside(generation, answer, area, step));
      return;
    }
    if (key === 'Enter') {
      event.preventDefault();
      if (status === 'error') retry();
      else if (isAnswered(session.state())) enter(event);
      else if (!asksNothing) pending.current = { ctrlKey, metaKey, shiftKey };
    } else if (move && answer) {
      event.preventDefault();
      const place = placeAfter(move, active, answer.items.length);
      session.move(place);
      document.getElementById(optionId(listId, place))?.scrollIntoView({ block: 'nearest' });
    } else if (move && asksNothing) {
      const entries = main.current?.querySelectorAll<HTMLElement>(ENTRIES);
      const entry = move === 'next' ? entries?.[0] : entries?.[entries.length - 1];
      if (!entry) return;
      event.preventDefault();
      entry.focus();
    }
  };

  const hasOptions = answer !== undefined && answer.items.length > 0;
  const refill = (text: string): void => {
    type(text);
    boxRef.current?.focus();
  };
  const widen = (next: SearchArea | undefined): void => {
    setArea(next);
    boxRef.current?.focus();
  };
  const goTo = (id: string): void => {
    onGeneration(id);
    setArea(undefined);
    boxRef.current?.focus();
  };
  const elsewhere = useSearchElsewhere(backend, answer, generation, place.generations);
  const showMore = (): void => {
    session.extend(async (shown) => findMore(await backend(), shown, surroundings()));
    boxRef.current?.focus();
  };

  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <span className={styles.glass} data-stalled={status === 'stalled' || undefined} />
        <input
          ref={boxRef}
          className={styles.box}
          type="text"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? listId : undefined}
          aria-activedescendant={hasOptions ? optionId(listId, active) : undefined}
          placeholder="Search the docs"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={QUERY_LENGTH}
          defaultValue={shownQuery(firstQuery)}
          onKeyDown={answerKey}
        />
        <button type="button" className={styles.clear} hidden={isEmpty} onClick={() => refill('')}>
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2" />
          </svg>
          <span className="visually-hidden">Clear the query</span>
        </button>
        <button type="button" className={styles.cancel} onClick={onCancel}>
          Cancel
        </button>
      </div>
      <Filter
        place={place}
        generation={generation}
        area={scope.area}
        counts={asksNothing || answer?.isEarly ? undefined : answer?.counts}
        onGeneration={onGeneration}
        onArea={setArea}
      />
      <p role="status" className="visually-hidden">
        {statusText(seen, scope.area)}
      </p>
      <div
        ref={main}
        // No stop of the Tab key, which Firefox makes of all that scrolls: the keys move what is in it.
        tabIndex={-1}
        className={styles.main}
      >
        {asksNothing && (
          <StartScreen boxRef={boxRef} area={place.area} onQuery={refill} onFollowed={onFollowed} />
        )}
        {status === 'error' && <ErrorScreen onRetry={retry} />}
        {answer?.notLoaded && <NotLoadedNotice notLoaded={answer.notLoaded} onRetry={retry} />}
        {status === 'stalled' && !answer && <p className={styles.message}>Searching…</p>}
        {hasOptions && (
          <div className={styles.found}>
            <Results
              id={listId}
              answer={answer}
              scope={scope}
              active={active}
              onActive={session.move}
              onPress={session.hold}
              onPressEnd={session.release}
              onFollow={follow}
            />
            <Preview href={answer.items[active]?.href} />
          </div>
        )}
        {hasOptions && (
          <p className={styles.total}>
            {countText(answer)}
            {answer.hasMore && (
              <button type="button" className={styles.more} onClick={showMore}>
                Show more
              </button>
            )}
            {!answer.hasMore &&
              answer.items.length < answer.total &&
              `, of which these ${answer.items.length} fit best. Another word narrows them down.`}
          </p>
        )}
        {answer && !hasOptions && (
          <NoResults
            query={shownQuery(answer.query)}
            suggestions={answer.suggestions}
            area={scope.area}
            counts={answer.counts}
            elsewhere={elsewhere}
            onQuery={refill}
            onArea={widen}
            onGeneration={goTo}
          />
        )}
      </div>
      <Footer source={source} />
    </div>
  );
}
