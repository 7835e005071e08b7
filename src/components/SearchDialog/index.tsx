import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

import type { CaughtText } from '@site/src/lib/search/dialog/opening';
import { scopesOf } from '@site/src/lib/search/scope';

import { sharedBackend } from './backend';
import { fitAboveKeyboard, lockScroll } from './screen';
import Search from './Search';
import styles from './styles.module.css';

interface Props {
  /** What the reader wrote while the dialog was on its way; undefined while it is closed. */
  readonly text: CaughtText | undefined;
  readonly onClose: () => void;
}

/** A scope that the reader chose; it lasts for the page on which it was chosen. */
interface Choice {
  readonly pathname: string;
  readonly id: string;
}

/** Puts the dialog's box in the place of the field that caught the reader's text. */
function takeOver(caught: HTMLInputElement, box: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = caught;
  box.focus();
  box.setSelectionRange(selectionStart, selectionEnd);
  caught.onblur = null;
  caught.remove();
}

/**
 * The search dialog (specification, section 2 "Search dialog"): a modal one, which closes on Escape,
 * Cancel, a click on the backdrop and a change of route, and then gives the focus back.
 */
export default function SearchDialog({ text, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const { pathname, hash } = useLocation();
  const [choice, setChoice] = useState<Choice>();
  const scopes = useMemo(() => scopesOf(pathname, baseUrl), [pathname, baseUrl]);
  const chosen = choice?.pathname === pathname ? choice.id : undefined;
  const scope = scopes.find(({ id }) => id === chosen) ?? scopes[0];
  const isOpen = text !== undefined;

  const search = customFields?.search;
  const backend = useCallback(() => sharedBackend(search, baseUrl), [search, baseUrl]);

  // Whoever has loaded this is about to search.
  const { filters } = scope;
  useEffect(() => {
    backend().then(
      ({ client }) => client.prepare?.(filters),
      // The first question tells.
      () => undefined,
    );
  }, [backend, filters]);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!text || !shown || !box.current) return undefined;
    openedAt.current = window.location.pathname + window.location.hash;
    shown.showModal();
    takeOver(text.input, box.current);
    const unlock = lockScroll();
    const unfit = fitAboveKeyboard(shown);
    return () => {
      shown.close();
      unlock();
      unfit();
    };
  }, [text]);

  const lastPlace = useRef(pathname + hash);
  // Where the address bar was when the dialog opened: the router may have been on its way there.
  const openedAt = useRef('');
  useEffect(() => {
    const place = pathname + hash;
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    if (isOpen && openedAt.current !== place) onClose();
  }, [isOpen, pathname, hash, onClose]);

  /** Closes for a reader who stays on the page. */
  const leave = (): void => {
    onClose();
    const opener = text?.opener;
    // When the dialog has gone: what is behind it takes no focus.
    queueMicrotask(() => {
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({ preventScroll: true });
      }
    });
  };
  const leaveNow = useRef(leave);
  useLayoutEffect(() => {
    leaveNow.current = leave;
  });

  // With the opening, or an Escape that follows it would close the dialog and nobody would know.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!isOpen || !shown) return undefined;
    let pressed: EventTarget | null = null;
    const press = ({ target }: Event): void => {
      pressed = target;
    };
    // A press that began on a text and ended outside has marked text.
    const click = ({ target }: Event): void => {
      if (target === shown && pressed === shown) leaveNow.current();
    };
    const cancel = (event: Event): void => {
      event.preventDefault();
      leaveNow.current();
    };
    shown.addEventListener('pointerdown', press);
    shown.addEventListener('click', click);
    shown.addEventListener('cancel', cancel);
    return () => {
      shown.removeEventListener('pointerdown', press);
      shown.removeEventListener('click', click);
      shown.removeEventListener('cancel', cancel);
    };
  }, [isOpen]);

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label="Search">
      {text && (
        <Search
          boxRef={box}
          firstQuery={text.input.value}
          scopes={scopes}
          scope={scope}
          onScope={(id) => setChoice({ pathname, id })}
          backend={backend}
          onCancel={leave}
          onFollowed={onClose}
        />
      )}
    </dialog>,
    document.body,
  );
}
