/** What the registry says of an island: how its props are read and where its component lies. */
import type { ComponentType } from 'react';

import { type DecodeError, type Decoder, parseJson, type Result } from '../lib/decode';

/** Takes a component together with props that fit it. */
export type Render = <P extends object>(component: ComponentType<P>, props: P) => void;

/** Fetches an island's module and hands its component over; rejects where that can't be fetched. */
export type Load = (render: Render) => Promise<void>;

/** An island, whatever its props are. */
export interface Island {
  /**
   * Checks props, which come from a page's HTML.
   *
   * @param json the props as JSON
   */
  readonly open: (json: string) => Result<Load, DecodeError>;
}

/** An island with props of a known type, as articles write it. */
export interface IslandWith<P extends object> extends Island {
  /** Never there: carries the type of the props. */
  readonly props?: P;
}

/**
 * Defines an island.
 *
 * @param props what its props must be
 * @param load an `import()` of its own module, so that pages without the island never fetch it
 */
export function defineIsland<P extends object>(
  props: Decoder<P>,
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): IslandWith<P> {
  return {
    open: (json) => {
      const decoded = parseJson(json, props);
      if (!decoded.ok) return decoded;
      return {
        ok: true,
        value: async (render) => render((await load()).default, decoded.value),
      };
    },
  };
}
