import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicChecklist, refusedRisks } from '../../cli/public-start.ts';
import { readSettings, SettingsError } from '../../cli/settings.ts';
import { CLUSTER_PACKAGES } from './cluster/databases.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');

/** Instructions with continued lines joined, without comments. */
const instructions = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    return { name, value: value.trim() };
  });
const finalStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
const lastValueOf = (name: string) => finalStage.findLast((each) => each.name === name)?.value ?? '';

describe('deploy/Dockerfile', () => {
  test('has only instructions of Docker, and copies from a stage that exists', () => {
    const known = /^(FROM|WORKDIR|COPY|RUN|ENV|VOLUME|EXPOSE|USER|STOPSIGNAL|HEALTHCHECK|ENTRYPOINT)$/;
    expect(instructions.filter(({ name }) => !known.test(name))).toEqual([]);
    const stages = instructions.flatMap(({ name, value }) =>
      name === 'FROM' ? [/ AS (\w+)$/.exec(value)?.[1]] : [],
    );
    const copied = finalStage.flatMap(({ value }) => /^--from=(\w+)/.exec(value)?.[1] ?? []);
    expect(copied).toEqual(['build']);
    expect(stages).toContain('build');
  });

  test('runs as a user without rights, with settings that exist', () => {
    expect(lastValueOf('USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/);
    const settings = Object.fromEntries(
      lastValueOf('ENV')
        .split(/\s+/)
        .map((pair) => pair.split('=')),
    );
    const { NODE_COMPILE_CACHE: _, ...ofShop } = settings;
    expect(Object.keys(readSettings({}))).toEqual(expect.arrayContaining(Object.keys(ofShop)));
    expect(lastValueOf('ENTRYPOINT')).toBe('["/shop/start"]');
  });

  test.each([
    [200, 0],
    [503, 1],
  ])('its health check turns status %d into exit code %d', async (status, code) => {
    const [, script = ''] = /CMD (\[.*\])$/.exec(lastValueOf('HEALTHCHECK')) ?? [];
    const [program, ...args]: string[] = JSON.parse(script);
    expect(program).toBe('/shop/bin/node');
    const requested: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      requested.push(request.url);
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const [exitCode] = await once(spawn(process.execPath, args, { env: { PORT: String(port) } }), 'exit');
    server.close();
    expect([exitCode, requested]).toEqual([code, ['/readyz?exclude=database']]);
  });
});

describe('deploy/shop.env.example', () => {
  const { POSTGRES_PASSWORD, ...example } = Object.fromEntries(
    read('shop.env.example')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split(/=(.*)/, 2)),
  ) as Record<string, string>;

  test('starts only when it is filled in, and then avoids every risk', () => {
    expect(POSTGRES_PASSWORD).toBe('');
    expect(Object.keys(readSettings({}))).toEqual(expect.arrayContaining(Object.keys(example)));
    expect(refusedRisks(readSettings(example))).not.toEqual([]);
    const filled = {
      ...example,
      API_KEYS: 'a-key',
      AUTH_SECRET: 'x'.repeat(64),
      SMTP_URL: 'smtps://user:password@mail.example',
      MAIL_FROM: 'Shop <post@shop.example>',
      STRIPE_SECRET_KEY: `sk_live_${'x'.repeat(24)}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${'x'.repeat(24)}`,
      DATABASE_URL: 'postgres://kvarto:password@127.0.0.1/kvarto',
    };
    const settings = readSettings(filled);
    expect(refusedRisks(settings)).toEqual([]);
    expect(publicChecklist(settings).every((line) => line.startsWith('✓'))).toBe(true);
    expect(() => readSettings({ ...filled, AUTH_SECRET: 'short' })).toThrow(SettingsError);
  });
});

test('deploy/compose.yaml publishes ports to the machine only, and takes away rights', () => {
  const compose = read('compose.yaml');
  const ports = [...compose.matchAll(/^ {6}- "([\d.:]+)"$/gm)].map(([, port]) => port);
  expect(ports).toEqual(['127.0.0.1:3000:3000', '127.0.0.1:3001:3001']);
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'service_healthy'])
    expect(compose).toContain(line);
});

test('deploy/kvarto@.service gives the shop one folder to write to, and time to drain', () => {
  const unit = read('kvarto@.service');
  const options = [...unit.matchAll(/^([A-Za-z]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value]);
  const { ProtectSystem, StateDirectory, User, KillMode, TimeoutStopSec, ReadWritePaths } =
    Object.fromEntries(options);
  expect({ ProtectSystem, StateDirectory, User, KillMode, ReadWritePaths }).toEqual({
    ProtectSystem: 'strict',
    StateDirectory: 'kvarto',
    User: 'kvarto',
    KillMode: 'mixed',
  });
  const { DRAIN_SECONDS } = readSettings({ PUBLIC_URL: 'https://shop.example' });
  expect(Number(TimeoutStopSec)).toBeGreaterThan(2 * DRAIN_SECONDS + 20);
});

test('every night CI installs what the tests of the cluster and of proxies need', () => {
  const workflow = readFileSync(join(import.meta.dirname, '../../.github/workflows/ci.yml'), 'utf8');
  const [, packages = ''] = /apt-get install -y --no-install-recommends (.+)/.exec(workflow) ?? [];
  expect(packages.split(' ')).toEqual(expect.arrayContaining([...CLUSTER_PACKAGES, 'nginx-light']));
});
