import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { freePort } from '../../tests/api/system-postgres.ts';
import { PortError } from '../listening.ts';
import { readSettings, type Settings } from '../settings.ts';
import { withSandboxSecret } from './sandbox-secret.ts';
import { startSandbox } from './start-sandbox.ts';

let folder: string;
let settings: Settings;
beforeAll(async () => {
  folder = await createScratchFolder('sandbox');
  settings = await withSandboxSecret(
    readSettings({ DATA_DIR: folder, SANDBOX_PORT: String(await freePort()) }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const isUp = () =>
  fetch(`${settings.SANDBOX_URL}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

test('The secret is generated once and stored', async () => {
  expect(settings.SANDBOX_SECRET.length).toBeGreaterThanOrEqual(32);
  const again = await withSandboxSecret(readSettings({ DATA_DIR: folder }));
  expect(again.SANDBOX_SECRET).toBe(settings.SANDBOX_SECRET);
  expect((await withSandboxSecret(readSettings({ DATA_DIR: folder, SANDBOX: '0' }))).SANDBOX_SECRET).toBe('');
});

test('A killed sandbox is restarted, which is logged; a second one on the same port is rejected', async () => {
  const logged: string[] = [];
  const sandbox = await startSandbox(settings, (line) => logged.push(line));
  const first = sandbox.processId() ?? 0;
  await expect(startSandbox(settings, () => undefined)).rejects.toThrow(PortError);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => sandbox.processId(), { timeout: 30_000 }).not.toBe(first);
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
  expect(logged.join()).toContain('crashed, restarting');
  await sandbox.close();
  expect(await isUp()).toBe(false);
});
