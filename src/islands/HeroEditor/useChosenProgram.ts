import { useEffect, useState } from 'react';

/** Name of the page's radio buttons, which stay where they are while the island stands below them. */
const RADIO_NAME = 'hero-program';

/**
 * The program that the page's tabs choose.
 *
 * @param first the one that is chosen when the island begins
 */
export function useChosenProgram(first: string): string {
  const [chosen, setChosen] = useState(first);
  useEffect(() => {
    const choose = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement && target.name === RADIO_NAME) setChosen(target.value);
    };
    document.addEventListener('change', choose);
    return () => document.removeEventListener('change', choose);
  }, []);
  return chosen;
}
