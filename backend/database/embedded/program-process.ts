import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Account } from './account.ts';
import { DatabaseStartError, errorCode, ownServer } from './database-start-error.ts';

export async function startProgram(
  program: string,
  options: string[],
  { account, cwd, stdio }: { account: Account | undefined; cwd: string; stdio: StdioOptions },
): Promise<ChildProcess> {
  // The shop's environment holds secrets, and PG* variables meant for clients.
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  try {
    const child = spawn(program, options, {
      cwd,
      env: { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' },
      stdio,
      windowsHide: true,
      // A session of its own: Ctrl-C in a terminal must reach the shop alone, which serves its last requests first.
      detached: true,
      ...(account && { uid: account.uid | 0, gid: account.gid | 0 }),
    });
    // Node throws some failures at once and reports the others as an event; here they are all one.
    await once(child, 'spawn');
    return child;
  } catch (error) {
    const code = errorCode(error);
    if (account && (code === 'EPERM' || code === 'EINVAL')) throw rootIsBound(error);
    throw new DatabaseStartError(
      `The program ${program} does not run on this system (${code}). ` +
        `Run "npm ci" on this machine, or ${ownServer}.`,
      { cause: error },
    );
  }
}

/** As in a container without the capabilities to change users. */
export function rootIsBound(cause: unknown) {
  return new DatabaseStartError(
    'PostgreSQL refuses to run as root, and here root may not act as another user. ' +
      `Start the shop as an ordinary user, or ${ownServer}.`,
    { cause },
  );
}
