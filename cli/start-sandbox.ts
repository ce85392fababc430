import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addressOf, PortError } from './listening.ts';
import { sandboxFolder } from './sandbox-secret.ts';
import type { Settings } from './settings.ts';

const restartsInAMinute = 3;

export interface RunningSandbox {
  processId(): number | undefined;
  close(): Promise<void>;
}

/**
 * Starts the payment sandbox as a process of its own; it ends with the shop, also when the shop is killed. One that dies is
 * started again, unless it keeps dying.
 */
export async function startSandbox(settings: Settings, say: (line: string) => void): Promise<RunningSandbox> {
  const deaths: number[] = [];
  let isClosing = false;
  let child = await launch(settings);

  const watch = () =>
    child.once('exit', async () => {
      if (isClosing) return;
      deaths.push(Date.now());
      const isHopeless = deaths.filter((at) => at > Date.now() - 60_000).length > restartsInAMinute;
      if (isHopeless)
        return say('  The payment sandbox keeps ending: payments fail until the shop is started again.');
      say('  The payment sandbox has ended, and is started again.');
      try {
        child = await launch(settings);
        if (isClosing) await end(child);
        else watch();
      } catch (error) {
        say(`  ${error instanceof Error ? error.message : error}`);
      }
    });
  watch();

  return {
    processId: () => child.pid,
    async close() {
      isClosing = true;
      await end(child);
    },
  };
}

async function launch(settings: Settings): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, '../sandbox/server.ts'), {
    env: {
      PATH: process.env.PATH ?? '',
      HOST: settings.HOST,
      SANDBOX_PORT: String(settings.SANDBOX_PORT),
      SANDBOX_URL: settings.SANDBOX_URL,
      SANDBOX_SECRET: settings.SANDBOX_SECRET,
      SANDBOX_FOLDER: sandboxFolder(settings),
      WEBHOOK_URL: `${addressOf(settings.HOST, settings.API_PORT)}/payments/sandbox/events`,
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // A group of its own: Ctrl-C is for the shop, which then closes the sandbox.
    detached: true,
  });
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [{}])])) as [
    { ready?: true },
  ];
  if (message.ready) return child;
  throw new PortError(
    `Port ${settings.SANDBOX_PORT} is taken by another program. Stop it, or set SANDBOX_PORT to a free port.`,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (!child.connected) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}
