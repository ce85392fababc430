import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { runShop } from '../cli/commands/run-shop.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

async function help(...words: string[]): Promise<{ code: number; out: string }> {
  const out: string[] = [];
  const code = await runShop([...words, '--help'], {
    environment: {},
    stdin: Readable.from([]),
    out: (line) => out.push(line),
    error: (line) => out.push(line),
    progress: { write: () => undefined },
    signal: new AbortController().signal,
  });
  return { code, out: out.join('\n') };
}

/** Names below `Commands:`. */
const namesIn = (out: string) =>
  [...(out.split('Commands:')[1] ?? '').matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name = '']) => name);

const commands = namesIn((await help()).out);
const subcommands = new Map(
  await Promise.all(commands.map(async (name) => [name, namesIn((await help(name)).out)] as const)),
);

interface Documented {
  page: string;
  text: string;
  command: string;
  subcommand: string | undefined;
  options: string[];
}

/** Code such as `npm run shop -- withdrawals list`, and `withdrawals list` without the beginning. */
const documented: Documented[] = ['README.md', ...globSync('docs/*.md', { cwd: root })].flatMap((page) =>
  [
    ...read(page)
      .replaceAll(/\n\s*/g, ' ')
      .matchAll(/`([^`]+)`/g),
  ].flatMap(([, text = '']) => {
    const isFull = text.startsWith('npm run shop -- ');
    const [command = '', next = '', ...rest] = text.replace('npm run shop -- ', '').split(' ');
    if (!isFull && !(commands.includes(command) && subcommands.get(command)?.includes(next))) return [];
    const subcommand =
      subcommands.get(command)?.length && !next.startsWith('-') ? next || undefined : undefined;
    const options = [next, ...rest].filter((word) => /^--[a-z]/.test(word));
    return [{ page, text, command, subcommand, options }];
  }),
);

test('docs/running.md names every command', () => {
  const page = read('docs/running.md');
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter((name) => !new RegExp(`\`(npm run shop -- )?${name}[ \`]`).test(page))).toEqual([]);
});

test('every documented command, subcommand and option exists', async () => {
  const wrong: string[] = [];
  for (const { page, text, command, subcommand, options } of documented) {
    const words = [command, ...(subcommand ? [subcommand] : [])];
    const { code, out } = await help(...words);
    const isKnown =
      commands.includes(command) && (!subcommand || subcommands.get(command)?.includes(subcommand));
    if (code !== 0 || !isKnown || options.some((option) => !out.includes(option)))
      wrong.push(`${page}: ${text}`);
  }
  expect(documented.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

test('every command that lists or shows data prints it as JSON for programs', async () => {
  const words = [...subcommands].flatMap(([name, names]) =>
    names.length > 0 ? names.map((subcommand) => [name, subcommand]) : [[name]],
  );
  const outputs = await Promise.all(words.map(async (each) => ({ each, ...(await help(...each)) })));
  const reading = outputs.filter(({ out }) => /^(List|Show|Print) (?!and )/m.test(out));
  // Other formats are named: `as JSON`, `as CSV`, `as HTML`.
  const isReadable = (out: string) =>
    out.includes('--json') || /\bas (JSON|CSV|HTML)\b/.test(out.replaceAll(/\s+/g, ' '));
  expect(reading.length).toBeGreaterThan(30);
  expect(reading.filter(({ out }) => !isReadable(out)).map(({ each }) => each.join(' '))).toEqual([]);
});

test('every documented command runs in a test', () => {
  const tests = globSync('{cli,backend,demo,tests}/**/*.{test,spec}.ts', { cwd: root })
    .filter((path) => path !== 'tests/shop-commands.test.ts')
    .map(read);
  // Tests of one command may name it once, in a function of their own.
  const isRun = ({ command, subcommand = command }: Documented) =>
    tests.some((text) => text.includes(`'${command}'`) && text.includes(`'${subcommand}'`));
  expect([...new Set(documented.filter((each) => !isRun(each)).map(({ text }) => text))]).toEqual([]);
});
