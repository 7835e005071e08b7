/** What compiled JSX calls at build (`modules.ts`): React's own, with a look at each element. */
import * as runtime from 'react/jsx-runtime';

import { checkElement } from './check';

type Make = typeof runtime.jsx;

function checked(make: Make): Make {
  return (type, props, key) => {
    checkElement(type, typeof props === 'object' ? props : undefined);
    return make(type, props, key);
  };
}

export const { Fragment } = runtime;
export const jsx = checked(runtime.jsx);
export const jsxs = checked(runtime.jsxs);
