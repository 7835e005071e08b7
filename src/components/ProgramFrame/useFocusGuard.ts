import { type RefObject, useEffect, useEffectEvent } from 'react';

import { IDLE, isInvited, MOST_TAKINGS, type Reader } from '@site/src/lib/program/focusGuard';

/** What has the focus, in shadow trees, too. */
function focused(): HTMLElement | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : undefined;
}

/**
 * Gives the focus back to what had it when a program takes it: only a pointer or Tab lead into the frame. Without
 * this, what the reader writes would go to the program.
 *
 * @param onGreedy is called when the program has taken the focus again and again
 */
export function useFocusGuard(
  frame: RefObject<HTMLIFrameElement | null>,
  onGreedy: () => void,
): void {
  const end = useEffectEvent(onGreedy);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let reader: Reader = IDLE;
    let before = focused();
    let takings = 0;
    let pointer = { x: Number.NaN, y: Number.NaN };
    const did = (last: Reader['last']): void => {
      reader = { last, at: performance.now() };
    };
    const onKey = ({ key }: KeyboardEvent): void => did(key === 'Tab' ? 'tab' : 'key');
    const onMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
      pointer = { x, y };
    };
    const onEnter = ({ clientX, clientY }: PointerEvent): void => {
      // A frame that appears beneath a pointer at rest is entered, too.
      if (clientX !== pointer.x || clientY !== pointer.y) did('pointer');
    };
    const onFocus = (): void => {
      if (document.activeElement === element) return;
      // Whoever has left the program is not led back by it.
      did('key');
      before = focused();
    };
    const giveBack = (): void => {
      if (signal.aborted || document.activeElement !== element) return;
      const hasPointer = window.matchMedia('(hover: hover)').matches;
      if (isInvited(reader, performance.now(), hasPointer)) return;
      takings += 1;
      element.blur();
      if (before?.isConnected) before.focus({ preventScroll: true });
      if (takings === MOST_TAKINGS) end();
    };
    const onBlur = (): void => {
      // The browser tells of it first, and then says what has the focus.
      window.setTimeout(giveBack);
    };
    document.addEventListener('keydown', onKey, { signal, capture: true });
    document.addEventListener('pointermove', onMove, { signal, capture: true, passive: true });
    document.addEventListener('focusin', onFocus, { signal });
    element.addEventListener('pointerenter', onEnter, { signal });
    window.addEventListener('blur', onBlur, { signal });
    return () => listening.abort();
  }, [frame]);
}
