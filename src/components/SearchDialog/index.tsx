import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { BASE_URL, CUSTOM_FIELDS } from '@site/src/data/site';
import { useAddress } from '@site/src/hooks/useAddress';
import { useRememberedVersion } from '@site/src/hooks/useRememberedVersion';
import type { CaughtText } from '@site/src/lib/search/dialog/opening';
import { readerPlace, scopeOf } from '@site/src/lib/search/scope';

import { sharedBackend } from './backend';
import { fitAboveKeyboard, lockScroll } from './screen';
import Search from './Search';
import styles from './styles.module.css';

interface Props {
  /** What the reader wrote while the dialog was on its way; undefined while it is closed. */
  readonly text: CaughtText | undefined;
  readonly onClose: () => void;
}

/** A version that the reader chose; it lasts for the page on which it was chosen. */
interface Choice {
  readonly pathname: string;
  readonly id: string;
}

const backend = () => sharedBackend(CUSTOM_FIELDS.search, BASE_URL);

/** Puts the dialog's box in the place of the field that caught the reader's text. */
function takeOver(caught: HTMLInputElement, box: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = caught;
  box.focus();
  box.setSelectionRange(selectionStart, selectionEnd);
  caught.onblur = null;
  caught.remove();
}

/**
 * The search dialog: a modal one, which closes on Escape,
 * Cancel, a click on the backdrop and a change of route, and then gives the focus back.
 */
export default function SearchDialog({ text, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { pathname, hash } = useAddress();
  const [choice, setChoice] = useState<Choice>();
  const remembered = useRememberedVersion('default');
  const place = useMemo(() => readerPlace(pathname, BASE_URL, remembered), [pathname, remembered]);
  const chosen = choice?.pathname === pathname ? choice.id : undefined;
  const generation = place.generations.find(({ id }) => id === chosen) ?? place.own;
  const isOpen = text !== undefined;

  // Whoever has loaded this is about to search.
  useEffect(() => {
    const { filters, preferences } = scopeOf(place, generation, undefined);
    backend().then(
      ({ client }) => client.prepare?.({ facetFilters: filters, optionalFilters: preferences }),
      // The first question tells.
      () => undefined,
    );
  }, [place, generation]);

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
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      // Firefox makes a dialog a stop of the Tab key whose content is higher than the window.
      tabIndex={-1}
    >
      {text && (
        <Search
          boxRef={box}
          firstQuery={text.input.dataset.pasted ?? text.input.value}
          place={place}
          generation={generation}
          onGeneration={(id) => setChoice({ pathname, id })}
          backend={backend}
          onCancel={leave}
          onFollowed={onClose}
        />
      )}
    </dialog>,
    document.body,
  );
}
