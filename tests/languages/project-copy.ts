import { execFile } from 'node:child_process';
import { cp, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';

const root = join(import.meta.dirname, '../..');
const notCopied =
  /^(\.(git|cache|data|env)|node_modules|dist|releases|coverage|scripts\/runtime\/node_modules)$/;

export interface ProjectCopy {
  folder: string;
  /** Runs Node in the copy. Returns the output, and throws if the program fails. */
  run(args: string[], environment?: Record<string, string>): Promise<string>;
  /** The files in which the compiler finds errors. */
  filesWithErrors(): Promise<string[]>;
  remove(): Promise<void>;
}

/** The sources in a scratch folder, with the same packages. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await createScratchFolder('language');
  await cp(root, folder, { recursive: true, filter: (path) => !notCopied.test(relative(root, path)) });
  for (const packages of ['node_modules', 'scripts/runtime/node_modules'])
    await symlink(join(root, packages), join(folder, packages));
  const run: ProjectCopy['run'] = async (args, environment = {}) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', ...args],
      { cwd: folder, env: { PATH: process.env.PATH, ...environment }, maxBuffer: 2 ** 26 },
    );
    return stdout;
  };
  return {
    folder,
    run,
    async filesWithErrors() {
      const output = await run(['node_modules/typescript/bin/tsc', '-p', '.']).catch(({ stdout }) => stdout);
      return [...new Set([...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file))];
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
