import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Account } from './account.ts';
import { DatabaseStartError, errorCode, ownServerHint } from './database-start-error.ts';

/** Starts a program of PostgreSQL as the account. Resolves when the process runs. */
export async function startProgram(
  program: string,
  options: string[],
  { account, cwd, stdio }: { account: Account | undefined; cwd: string; stdio: StdioOptions },
): Promise<ChildProcess> {
  // The shop's environment has secrets, and PG* variables for clients.
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  try {
    const child = spawn(program, options, {
      cwd,
      env: { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' },
      stdio,
      windowsHide: true,
      // A separate session, because Ctrl-C must reach only the shop, which finishes its requests first.
      detached: true,
      // Node accepts signed 32-bit ids only: macOS has the user -2.
      ...(account && { uid: account.uid | 0, gid: account.gid | 0 }),
    });
    // Node throws some failures and emits others as an event; `once` rejects for the latter.
    await once(child, 'spawn');
    return child;
  } catch (error) {
    const code = errorCode(error);
    if (account && (code === 'EPERM' || code === 'EINVAL')) throw userSwitchError(error);
    throw new DatabaseStartError(
      `The program ${program} does not run on this system (${code}). ` +
        `Run "npm ci" on this machine, or ${ownServerHint}.`,
      { cause: error },
    );
  }
}

/** The error in a container that lacks the capability to change users. */
export function userSwitchError(cause: unknown) {
  return new DatabaseStartError(
    'PostgreSQL refuses to run as root, and here root may not act as another user. ' +
      `Start the shop as an ordinary user, or ${ownServerHint}.`,
    { cause },
  );
}
