import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandsOf } from './documented-commands.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The test that runs the commands of each section, or of a whole page. Where it reads them from the page, it names both. */
const tests: Record<string, string | Record<string, string>> = {
  'own-shop.md': 'cli/commands/setup/init.api.test.ts',
  'branding.md': 'cli/commands/setup/init.api.test.ts',
  'markets.md': 'cli/commands/setup/init.api.test.ts',
  'campaigns.md': 'cli/commands/setup/init.api.test.ts',
  'backup.md': 'cli/commands/setup/backup.api.test.ts',
  'payments.md': {
    Stripe: 'cli/commands/desk/payments-page.api.test.ts',
    'PCI DSS': 'tests/journeys/operations/checkout-integrity.spec.ts',
  },
  'upgrade.md': {
    Upgrade: 'tests/operations/release.test.ts',
    'Roll back': 'tests/operations/release.test.ts',
  },
  'deploy.md': {
    'Build a release': 'tests/operations/documented-pages.test.ts',
    'On a machine with systemd': 'tests/operations/release.test.ts',
    'In containers': 'tests/operations/documented-pages.test.ts',
  },
};

test.each(Object.entries(tests))(
  'every section of %s with commands has a test that runs them',
  (page, named) => {
    const sections = read(`docs/${page}`)
      .split(/^## /m)
      .filter((section) => /^ *```sh$/m.test(section))
      .map((section) => section.split('\n', 1)[0] ?? '');
    expect(sections).not.toEqual([]);
    const files = typeof named === 'string' ? { '': named } : named;
    if (typeof named !== 'string') expect(Object.keys(named)).toEqual(sections);
    for (const [section, file] of Object.entries(files)) {
      expect(read(file), file).toContain(page);
      expect(read(file), file).toContain(section);
    }
  },
);

test('the command that builds a release is that of package.json', () => {
  expect(commandsOf('deploy.md', 'Build a release')).toEqual(['npm run build']);
  expect(JSON.parse(read('package.json')).scripts.build).toBe('node scripts/build.mjs');
  expect(read('scripts/build.mjs')).toContain('createRelease(');
});

/** No container engine is needed: the files, the service and the program that the lines name exist. */
test('the commands for containers name files, a service and a program that exist', () => {
  const [copy, ...compose] = commandsOf('deploy.md', 'In containers');
  const [, source = '', settings] = /^cp (\S+) (\S+)$/.exec(copy ?? '') ?? [];
  expect(read(source)).toContain('POSTGRES_PASSWORD=');
  expect(read('deploy/compose.yaml')).toMatch(/^ {2}shop:$/m);
  expect(read('deploy/Dockerfile')).toMatch(/COPY --from=build \S+ \/shop/);
  const known = /^docker compose --project-directory deploy --env-file (\S+) (build|run|up|exec)( |$)/;
  for (const line of compose) expect(known.exec(line)?.[1], line).toBe(settings);
  expect(compose.map((line) => known.exec(line)?.[2])).toEqual(['build', 'run', 'up', 'exec']);
  for (const line of compose.filter((each) => / (run|exec) /.test(each)))
    expect(line).toContain('/shop/shop');
});
