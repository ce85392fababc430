import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseConnection } from '#backend/database/connection.ts';

/** Times in /proc are in hundredths of a second: Linux has this unit on every processor that Node supports. */
const ticksPerSecond = 100;

/** Milliseconds of CPU of a PostgreSQL on this machine: the postmaster, its processes, and those that have ended. */
export async function createPostgresClock({ pool }: DatabaseConnection): Promise<() => number> {
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory');
  const folder = rows[0]?.data_directory ?? '';
  const postmaster = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return () => {
    const own = readTimes(postmaster);
    if (!own) throw new Error(`PostgreSQL (process ${postmaster}) does not run on this machine.`);
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => readTimes(Number(pid)) ?? [])
      .filter(({ parent }) => parent === postmaster);
    const ticks = children.reduce((sum, child) => sum + child.own, own.own + own.ended);
    return (ticks / ticksPerSecond) * 1000;
  };
}

/** Undefined if the process has ended. `ended` is the time of child processes that have ended. */
function readTimes(pid: number): { parent: number; own: number; ended: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces. Fields after it: state, parent, …, utime, stime, cutime, cstime.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const sum = (first: number) => (fields[first] ?? 0) + (fields[first + 1] ?? 0);
    return { parent: fields[1] ?? 0, own: sum(11), ended: sum(13) };
  } catch {
    return undefined;
  }
}
