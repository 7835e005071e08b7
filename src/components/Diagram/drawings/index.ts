import type { Drawing } from '../drawing';
import { awaitTimeline } from './awaitTimeline';
import { buildFlow, buildFlowNinja } from './buildFlow';
import { contextTree } from './contextTree';
import { effectLife } from './effectLife';
import { external } from './external';
import { interopBoundary } from './interopBoundary';
import { keys } from './keys';
import { listCells } from './listCells';
import { moduleFunction } from './moduleFunction';
import { moduleInterface } from './moduleInterface';
import { nothingSets } from './nothingSets';
import { openScope } from './openScope';
import { patternTree } from './patternTree';
import { pipeFlow } from './pipeFlow';
import { rebuild, rebuildDirectUsers } from './rebuild';
import { recordCopy } from './recordCopy';
import { reducerLoop } from './reducerLoop';
import { renderCycle } from './renderCycle';
import { repositoryLocal, repositoryPinned } from './repository';
import { variantLayout } from './variantLayout';

/** All drawings, by the names that pages use; names are addresses, too (`#diagram-…`). */
export const DRAWINGS = {
  'await-timeline': awaitTimeline,
  'build-flow': buildFlow,
  'build-flow-ninja': buildFlowNinja,
  'context-tree': contextTree,
  'effect-life': effectLife,
  external,
  'interop-boundary': interopBoundary,
  keys,
  'list-cells': listCells,
  'module-function': moduleFunction,
  'module-interface': moduleInterface,
  'nothing-sets': nothingSets,
  'open-scope': openScope,
  'pattern-tree': patternTree,
  'pipe-flow': pipeFlow,
  rebuild,
  'rebuild-direct-users': rebuildDirectUsers,
  'record-copy': recordCopy,
  'reducer-loop': reducerLoop,
  'render-cycle': renderCycle,
  'repository-local': repositoryLocal,
  'repository-pinned': repositoryPinned,
  'variant-layout': variantLayout,
} as const satisfies Readonly<Record<string, Drawing>>;

/** The name of a drawing. */
export type DrawingName = keyof typeof DRAWINGS;

/** The names of all drawings. */
export const DRAWING_NAMES = Object.keys(DRAWINGS).sort();
