import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { ProgressOutput } from '../output/progress.ts';
import { UsageError } from './usage-error.ts';

/** The environment, input and output of a command. */
export interface Terminal {
  environment: NodeJS.ProcessEnv;
  stdin: Readable & { isTTY?: boolean };
  /** Results, a line each. */
  out(line: string): void;
  /** Warnings and errors, a line each. */
  error(line: string): void;
  /** Standard error, for a progress bar. */
  progress: ProgressOutput;
  /** Aborts when the user stops the command. */
  signal: AbortSignal;
}

/** npm starts commands in the folder of the project. A path is relative to the folder in which the user called npm. */
export function resolvePath({ environment }: Pick<Terminal, 'environment'>, path: string): string {
  return resolve(environment.INIT_CWD ?? '', path);
}

/** Reads a file that the user named. */
export function readNamedFile(path: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(error.code === 'ENOENT' ? `File not found: ${path}` : error.message);
  });
}
