import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** The lines of all `sh` blocks under a heading of a page of `docs/`. */
export function commandsOf(page: string, heading: string): string[] {
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (!section) throw new Error(`${page} has no heading "${heading}".`);
  return [...section.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].flatMap(([, block = '']) =>
    block
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  );
}

interface Machine {
  /** Replaces the folders, ports and names of the page by those of the test. */
  adapt(line: string): string;
  /** Replacements of commands that need systemd or the installed nginx, by the start of their line. */
  replacements: Record<string, (line: string) => unknown>;
  environment: Record<string, string>;
}

/** Runs the lines one after the other, in a shell in the folder of the project. The effect of `cd` stays. */
export async function runCommands(lines: readonly string[], machine: Machine): Promise<void> {
  let cwd = root;
  for (const line of lines.map(machine.adapt)) {
    const [, replacement] =
      Object.entries(machine.replacements).find(([start]) => line.startsWith(start)) ?? [];
    if (line.startsWith('cd ')) cwd = line.slice(3);
    else if (replacement) await replacement(line);
    else await promisify(execFile)('/bin/sh', ['-ec', line], { cwd, env: machine.environment });
  }
}
