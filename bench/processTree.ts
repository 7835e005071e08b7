/** Memory and processor time of a process and all it started, read from Linux' /proc. */
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

/** A process and its descendants, in whatever order all processes are listed. */
export function processTree(root: number, processes: readonly ProcessInfo[]): ProcessInfo[] {
  const tree = new Set([root]);
  // Children may be listed before their parents: go on until nothing is added.
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    processes.filter(({ parent }) => tree.has(parent)).forEach(({ id }) => tree.add(id));
  }
  return processes.filter(({ id }) => tree.has(id));
}

/** Ticks in a second: `getconf CLK_TCK`, 100 on every Linux that Node runs on. */
const TICKS = 100;

/** Seconds of processor time, user and system, from /proc/{id}/stat; undefined for other text. */
export function parseCpuSeconds(stat: string): number | undefined {
  // The program's name stands in parentheses and may hold spaces; utime and stime are fields 14, 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks / TICKS : undefined;
}

const readProc = (id: string | number, name: string): string => {
  try {
    return fs.readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    // It ended since it was listed.
    return '';
  }
};

function readProcesses(): ProcessInfo[] {
  const ids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => parseStatus(readProc(id, 'status')) ?? []);
}

/** Milliseconds between two looks; of a process that ends, at most this much is missed. */
const INTERVAL = 100;

/** What a process and its descendants used. */
export interface Usage {
  /** Highest resident memory of all together, in bytes; shared pages count for each process. */
  readonly memory: number;
  /** Processor time of all together, user and system, in seconds. */
  readonly cpuSeconds: number;
}

/** Watches a process until `stop`, which returns undefined on machines without /proc. */
export function watchProcesses(root: number): { stop(): Usage | undefined } {
  if (!fs.existsSync('/proc/self/status')) return { stop: () => undefined };
  let memory = 0;
  const cpu = new Map<number, number>();
  const look = () => {
    const tree = processTree(root, readProcesses());
    memory = Math.max(
      memory,
      tree.reduce((sum, { resident }) => sum + resident, 0),
    );
    for (const { id } of tree) {
      const seconds = parseCpuSeconds(readProc(id, 'stat'));
      if (seconds !== undefined) cpu.set(id, seconds);
    }
  };
  const timer = setInterval(look, INTERVAL);
  return {
    stop() {
      clearInterval(timer);
      return { memory, cpuSeconds: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0) };
    },
  };
}
