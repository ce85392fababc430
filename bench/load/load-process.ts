import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Load that does not end is stopped. */
const maxSeconds = 180;

/** Runs the load of a file in a separate process, so that the CPU time of the calling process is that of its responses only. */
export async function runLoadProcess<Result>(file: string, load: object): Promise<Result> {
  const loader = fork(file, [], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const result = once(loader, 'message');
  const exited = once(loader, 'exit');
  loader.send(load);
  const [code] = await exited;
  if (code !== 0) throw new Error(`The load process exited with code ${code}.`);
  return (await result)[0] as Result;
}

/** Runs, in the separate process, the load that it was started with. */
export function acceptLoad<Load>(file: string, run: (load: Load) => Promise<void>): void {
  if (process.argv[1] !== file) return;
  setTimeout(() => process.exit(2), maxSeconds * 1000).unref();
  process.once('message', (load) => void run(load as Load));
}
