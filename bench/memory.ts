/** Memory of a process and all it started, read from Linux' /proc. */
import fs from 'node:fs';

/** What /proc tells of one process. */
export interface ProcessInfo {
  readonly id: number;
  readonly parent: number;
  /** Resident memory in bytes. */
  readonly resident: number;
}

/** Parses /proc/{id}/status; undefined for kernel threads and processes that are gone. */
export function parseStatus(status: string): ProcessInfo | undefined {
  const number = (name: string) => {
    const [, value] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status) ?? [];
    return value === undefined ? undefined : Number(value);
  };
  const [id, parent, kilobytes] = [number('Pid'), number('PPid'), number('VmRSS')];
  if (id === undefined || parent === undefined || kilobytes === undefined) return undefined;
  return { id, parent, resident: kilobytes * 1024 };
}

/** Resident memory in bytes of a process and its descendants. */
export function treeResident(root: number, processes: readonly ProcessInfo[]): number {
  const tree = new Set([root]);
  // Children may be listed before their parents: go on until nothing is added.
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    processes.filter(({ parent }) => tree.has(parent)).forEach(({ id }) => tree.add(id));
  }
  return processes
    .filter(({ id }) => tree.has(id))
    .reduce((sum, { resident }) => sum + resident, 0);
}

function readProcesses(): ProcessInfo[] {
  const ids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => {
    try {
      return parseStatus(fs.readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    } catch {
      // It ended between the two reads.
      return [];
    }
  });
}

/** Milliseconds between two looks. */
const INTERVAL = 100;

/**
 * Watches a process until `stop`, which returns the highest sum seen, in bytes; undefined on
 * machines without /proc.
 */
export function watchMemory(root: number): { stop(): number | undefined } {
  if (!fs.existsSync('/proc/self/status')) return { stop: () => undefined };
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, treeResident(root, readProcesses()));
  };
  const timer = setInterval(look, INTERVAL);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
