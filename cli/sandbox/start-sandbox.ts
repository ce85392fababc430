import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PortError, urlOfPort } from '../listening.ts';
import type { Settings } from '../settings.ts';
import { sandboxFolder } from './sandbox-secret.ts';

const maxRestartsPerMinute = 3;

interface RunningSandbox {
  processId(): number | undefined;
  close(): Promise<void>;
}

/**
 * Starts the payment sandbox in its own process, which ends with the shop, even when the shop is killed. A crashed sandbox is
 * restarted, at most three times a minute.
 */
export async function startSandbox(settings: Settings, log: (line: string) => void): Promise<RunningSandbox> {
  const exits: number[] = [];
  let isClosing = false;
  let child = await launch(settings);

  const watch = () =>
    child.once('exit', async () => {
      if (isClosing) return;
      exits.push(Date.now());
      const isCrashLooping = exits.filter((at) => at > Date.now() - 60_000).length > maxRestartsPerMinute;
      if (isCrashLooping)
        return log('  The payment sandbox keeps crashing: payments fail until the shop is restarted.');
      log('  The payment sandbox crashed, restarting it.');
      try {
        child = await launch(settings);
        if (isClosing) await end(child);
        else watch();
      } catch (error) {
        log(`  ${error instanceof Error ? error.message : error}`);
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
  const child = fork(join(import.meta.dirname, '../../sandbox/server.ts'), {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: settings.HOST,
      LOG_LEVEL: settings.LOG_LEVEL,
      SANDBOX_PORT: String(settings.SANDBOX_PORT),
      SANDBOX_URL: settings.SANDBOX_URL,
      SANDBOX_SECRET: settings.SANDBOX_SECRET,
      SANDBOX_FOLDER: sandboxFolder(settings),
      WEBHOOK_URL: `${urlOfPort(settings.HOST, settings.API_PORT)}/payments/sandbox/events`,
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Ctrl-C signals the whole process group: the shop closes the sandbox itself.
    detached: true,
  });
  const ready = once(child, 'message').then(([message]) => message?.ready === true);
  const failed = once(child, 'exit').then(() => false);
  if (await Promise.race([ready, failed])) return child;
  throw new PortError(
    `Port ${settings.SANDBOX_PORT} is taken by another program. Stop it, or set SANDBOX_PORT to a free port.`,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (!child.connected) return;
  const ended = once(child, 'exit');
  // The sandbox ends when it loses the connection to this process.
  child.disconnect();
  await ended;
}
