import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
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

import { useSearchLists } from '@site/src/hooks/useSearchLists';
import { afterPaint } from '@site/src/lib/afterPaint';
import type { RecordsSource } from '@site/src/lib/search/client';
import type { SearchBackend } from '@site/src/lib/search/createClient';
import { findAnswer } from '@site/src/lib/search/dialog/answer';
import { createForesight } from '@site/src/lib/search/dialog/foresight';
import type { Item } from '@site/src/lib/search/dialog/items';
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
import type { Scope, Scopes } from '@site/src/lib/search/scope';

import { readyBackend } from './backend';
import Footer from './Footer';
import { ErrorScreen, NoResults } from './messages';
import Results, { optionId } from './Results';
import ScopeSelect from './ScopeSelect';
import StartScreen from './StartScreen';
import styles from './styles.module.css';

interface Props {
  readonly boxRef: RefObject<HTMLInputElement | null>;
  readonly firstQuery: string;
  readonly scopes: Scopes;
  readonly scope: Scope;
  readonly onScope: (id: string) => void;
  readonly backend: () => Promise<SearchBackend>;
  /** The reader stays on the page. */
  readonly onCancel: () => void;
  /** The reader follows a hit. */
  readonly onFollowed: () => void;
}

/** Keys beside Enter: Ctrl/Cmd opens a new tab, Shift a new window. */
type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

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
function statusText({ status, answer }: SeenSearch): string {
  if (status === 'error') return 'Unable to fetch results';
  if (status === 'stalled') return 'Searching…';
  if (!answer) return '';
  const { length } = answer.items;
  if (length === 0) return `No results for "${answer.query}"`;
  return length === 1 ? '1 result' : `${length} results`;
}

/** The inside of the open dialog. */
export default function Search({
  boxRef,
  firstQuery,
  scopes,
  scope,
  onScope,
  backend,
  onCancel,
  onFollowed,
}: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const listId = useId();
  const main = useRef<HTMLDivElement>(null);
  const [, changeLists] = useSearchLists();
  const [source, setSource] = useState<RecordsSource>();
  /** Enter that was pressed before the answer was there. */
  const pending = useRef<Modifiers>(undefined);

  const { filters } = scope;
  const find = useCallback(
    (text: string) => {
      const askBackend = (asked: SearchBackend): Promise<Answer> =>
        findAnswer(
          asked,
          text,
          filters,
          { href: window.location.href, pathname, baseUrl },
          window.matchMedia(NARROW_SCREEN).matches,
        );
      const ready = readyBackend();
      return ready ? askBackend(ready) : backend().then(askBackend);
    },
    [backend, filters, pathname, baseUrl],
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
  const type = useCallback(
    (text: string): void => {
      const query = cutQuery(text);
      pending.current = undefined;
      if (boxRef.current && boxRef.current.value !== query) boxRef.current.value = query;
      setEmpty(query === '');
      ask(query);
    },
    [ask, boxRef],
  );

  // Heard by the box itself, which is before React does: the question is on its way a little sooner. From
  // the first moment on, for the reader may be writing.
  useLayoutEffect(() => {
    const box = boxRef.current;
    const hear = (): void => type(box?.value ?? '');
    box?.addEventListener('input', hear);
    return () => box?.removeEventListener('input', hear);
  }, [type, boxRef]);

  // The first query, and the same one again in another scope; before anything is shown without it.
  useLayoutEffect(() => {
    ask(boxRef.current?.value ?? '');
  }, [ask, boxRef]);

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
    const retry = (): void => {
      if (session.state().status === 'error') session.retry();
    };
    window.addEventListener('online', retry);
    return () => {
      isOpen = false;
      stop?.();
      window.removeEventListener('online', retry);
    };
  }, [session, foresight, lookAhead, backend]);

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
    if (key === 'Enter') {
      event.preventDefault();
      if (status === 'error') session.retry();
      else if (isAnswered(session.state())) enter(event);
      else if (!asksNothing) pending.current = { ctrlKey, metaKey, shiftKey };
    } else if (move && answer) {
      event.preventDefault();
      const place = placeAfter(move, active, answer.items.length);
      session.move(place);
      document.getElementById(optionId(listId, place))?.scrollIntoView({ block: 'nearest' });
    } else if (move && asksNothing) {
      const entries = main.current?.querySelectorAll<HTMLElement>('[data-entry] > a');
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
          defaultValue={cutQuery(firstQuery)}
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
      <ScopeSelect scopes={scopes} scope={scope} onScope={onScope} />
      <p role="status" className="visually-hidden">
        {statusText(seen)}
      </p>
      <div ref={main} className={styles.main} data-old={status === 'stalled' || undefined}>
        {asksNothing && <StartScreen boxRef={boxRef} onFollowed={onFollowed} />}
        {status === 'error' && <ErrorScreen onRetry={session.retry} />}
        {status === 'stalled' && !answer && <p className={styles.message}>Searching…</p>}
        {hasOptions && (
          <Results
            id={listId}
            answer={answer}
            scopeId={scope.id}
            active={active}
            onActive={session.move}
            onFollow={follow}
          />
        )}
        {answer && !hasOptions && (
          <NoResults
            query={answer.query}
            suggestions={answer.suggestions}
            onQuery={refill}
            onWiden={
              scope.filters.length > 0
                ? () => {
                    onScope('everything');
                    boxRef.current?.focus();
                  }
                : undefined
            }
          />
        )}
      </div>
      <Footer source={source} />
    </div>
  );
}
