import { readdirSync, readFileSync } from 'node:fs';

interface ProcessUsage {
  /** CPU time of all threads, in seconds. */
  cpu: number;
  /** CPU time by thread, in seconds. */
  cpuOfThread: ReadonlyMap<string, number>;
}

/** Ticks of /proc per second, on Linux. */
const ticksPerSecond = 100;

export function readUsage(pid: number): ProcessUsage {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return {
    cpu: cpuIn(`/proc/${pid}/stat`),
    cpuOfThread: new Map(tasks.map((task) => [task, cpuIn(`/proc/${pid}/task/${task}/stat`)])),
  };
}

/** Memory of a process in MB: resident, and resident with shared pages divided by the processes that share them. */
export function readMemory(pid: number): { rss: number; pss: number } {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024;
  return { rss: megabytes('Rss'), pss: megabytes('Pss') };
}

/** User and system time, the 14th and 15th field. The second, in brackets, may contain spaces. */
function cpuIn(file: string): number {
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
