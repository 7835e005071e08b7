import { useEffect, useState } from 'react';

/** Above this line, from the bottom of the screen, a heading counts as read. */
const LINE = '66%';

/** Higher than any page: all that is above the line is in the box of the observer. */
const ABOVE = '1000000px';

/**
 * Tells which heading the reader is at: the last one above a line in the upper part of the screen.
 *
 * @param ids ids of the page's headings, in order; the same list as long as the page is the same
 * @returns its id; undefined above the first heading
 */
export function useReadHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const above = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target.id);
          else above.delete(target.id);
        }
        setCurrent(ids.findLast((id) => above.has(id)));
      },
      { rootMargin: `${ABOVE} 0px -${LINE} 0px` },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
