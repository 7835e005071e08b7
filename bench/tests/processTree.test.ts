import { parseCpuSeconds, parseStatus, processTree, watchProcesses } from '../processTree';

describe('processes in /proc', () => {
  it('tell their memory', () => {
    expect(
      parseStatus('Name:\tnode\nPid:\t7\nPPid:\t3\nVmHWM:\t 900 kB\nVmRSS:\t  12 kB\n'),
    ).toEqual({ id: 7, parent: 3, resident: 12 * 1024 });
    expect(parseStatus('Name:\tinit\nPid:\t2\nPPid:\t0\n')).toBeUndefined();
  });

  it('tell their processor time, whatever their name', () => {
    const stat = '7 (node (a) b) S 3 7 7 0 -1 4194304 1 2 3 4 250 50 9 9 20 0';
    expect(parseCpuSeconds(stat)).toBe(3);
    expect(parseCpuSeconds('')).toBeUndefined();
  });

  it('are collected with their descendants, in whatever order they are listed', () => {
    const processes = [
      { id: 30, parent: 20, resident: 4 },
      { id: 20, parent: 10, resident: 2 },
      { id: 10, parent: 1, resident: 1 },
      { id: 11, parent: 1, resident: 100 },
    ];
    expect(processTree(10, processes).map(({ id }) => id)).toEqual([30, 20, 10]);
    expect(processTree(99, processes)).toEqual([]);
  });

  it('are no longer watched once stopped', () => {
    expect(watchProcesses(process.pid).stop()?.memory ?? 0).toBeGreaterThanOrEqual(0);
  });
});
