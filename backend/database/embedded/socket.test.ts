import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eachInItsDataFolder, folder, isUnix, parent, query, start } from './data-folder.fixture.ts';

eachInItsDataFolder();

const asked = 'select inet_client_addr() is null as "isBySocket"';

describe.runIf(isUnix)('the way from the shop to its PostgreSQL', { timeout: 20_000 }, () => {
  test('is a socket in the folder that nobody else can enter', async () => {
    const postgres = await start();
    expect(new URL(postgres.connectionString).searchParams.get('host')).toBe(join(folder, 'cluster'));
    expect(await query(postgres, asked)).toEqual([{ isBySocket: true }]);
  });

  test('is free again after a crash that left its files', async () => {
    const first = await start();
    const { port } = new URL(first.connectionString);
    await first.stop();
    const left = join(folder, 'cluster', `.s.PGSQL.${port}`);
    await writeFile(left, '');
    await writeFile(`${left}.lock`, '1\n');
    const second = await start();
    expect(new URL(second.connectionString).port).toBe(port);
    expect(await query(second, asked)).toEqual([{ isBySocket: true }]);
  });

  test('is the network where the path of the folder is too long for one', async () => {
    const postgres = await start({ dataFolder: join(parent, 'books'.repeat(20)) });
    expect(new URL(postgres.connectionString).searchParams.has('host')).toBe(false);
    expect(await query(postgres, asked)).toEqual([{ isBySocket: false }]);
  });
});
