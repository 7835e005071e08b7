/** Events of the page on screen and of all pages that come after it: the listeners are on the document. */

/** The element that a selector fits, from an event's target upwards; null where there is none. */
export function closestOf<Found extends Element = HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/**
 * Answers an event on each element that a selector fits, and on what stands in it.
 *
 * @param options of the listener
 */
export function delegate<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  answer: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
  options?: AddEventListenerOptions,
): void {
  const answerAny = (event: DocumentEventMap[Type]): void => {
    const element = closestOf(event, selector);
    if (element) answer(element, event);
  };
  document.addEventListener(type, answerAny, options);
}
