import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PortError } from './listening.ts';
import type { Settings } from './settings.ts';

/** Starts the payment sandbox as a process of its own; it ends with the shop, also when the shop is killed. */
export async function startSandbox(
  settings: Settings,
  say: (line: string) => void,
): Promise<{ close: () => Promise<void> }> {
  const child = fork(join(import.meta.dirname, '../sandbox/server.ts'), {
    env: { PATH: process.env.PATH ?? '', HOST: settings.HOST, SANDBOX_PORT: String(settings.SANDBOX_PORT) },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // A group of its own: Ctrl-C is for the shop, which then closes the sandbox.
    detached: true,
  });
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [{}])])) as [
    { ready?: true },
  ];
  if (!message.ready)
    throw new PortError(
      `Port ${settings.SANDBOX_PORT} is taken by another program. Stop it, or set SANDBOX_PORT to a free port.`,
    );
  const onEnd = () => say('  The payment sandbox has ended: payments fail until the shop is started again.');
  child.once('exit', onEnd);
  return {
    async close() {
      child.off('exit', onEnd);
      if (!child.connected) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
