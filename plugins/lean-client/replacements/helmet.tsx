/** Stands for `react-helmet-async`: what Docusaurus' `<Head>` uses of it, on the document itself. */
import { type ReactNode, useLayoutEffect, useState } from 'react';

import { updateDocument } from '../head/document';
import { type HeadState, readHead, uniteHeads } from '../head/tags';

interface Props {
  readonly children?: ReactNode;
}

/** What is on the page, by place: a component's first render gives it the next one. */
const heads = new Map<number, HeadState>();
let places = 0;
let frame: number | undefined;

function update(): void {
  frame = undefined;
  const inOrder = [...heads].sort(([a], [b]) => a - b).map(([, head]) => head);
  updateDocument(uniteHeads(inOrder));
}

/** Once for all changes of a render. */
function scheduleUpdate(): void {
  frame ??= requestAnimationFrame(update);
}

/** Puts its children into the head of the document while it is on the page. */
export function Helmet({ children }: Props): ReactNode {
  // Parents render before their children, whose effects come first.
  const [place] = useState(() => places++);
  useLayoutEffect(() => {
    heads.set(place, readHead(children));
    scheduleUpdate();
  }, [place, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(place);
      scheduleUpdate();
    },
    [place],
  );
  return null;
}

/** Collects on the server; in the browser there is nothing to collect. */
export function HelmetProvider({ children }: Props): ReactNode {
  return children;
}
