import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Whether a process runs. A zombie process does not; pid 1 of many containers does not reap them. */
export async function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The state after the name in parentheses: Z for a zombie, X for a dead process.
  return status !== undefined && !/^\d+ \(.*\) [ZX] /s.test(status);
}

/** The title as in `ps`, which root in a container can read for processes of other users too. */
export async function titleOf(pid: number) {
  if (process.platform === 'linux') {
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return title.replaceAll('\0', ' ').trim();
  }
  if (process.platform === 'win32') return '';
  return (await listTitles()).get(pid) ?? '';
}

/** The ids of the processes whose title contains a text; none on Windows. */
export async function findProcessesByTitle(part: string) {
  return [...(await listTitles())].filter(([, title]) => title.includes(part)).map(([pid]) => pid);
}

async function listTitles() {
  const found = new Map<number, string>();
  if (process.platform === 'linux') {
    for (const name of await readdir('/proc')) {
      if (/^\d+$/.test(name)) found.set(Number(name), await titleOf(Number(name)));
    }
  } else if (process.platform !== 'win32') {
    const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,command=']);
    for (const line of stdout.split('\n')) {
      const [, pid, title] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
      if (pid && title) found.set(Number(pid), title);
    }
  }
  return found;
}
