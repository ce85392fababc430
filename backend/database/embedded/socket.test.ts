import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, isUnix, parent, query, start, useDataFolderPerTest } from './data-folder.fixture.ts';

useDataFolderPerTest();

const isSocketQuery = 'select inet_client_addr() is null as "isBySocket"';

describe.runIf(isUnix)('the connection to the embedded PostgreSQL', () => {
  test('is a socket in the private folder of the cluster', async () => {
    const postgres = await start();
    expect(new URL(postgres.connectionString).searchParams.get('host')).toBe(join(folder, 'cluster'));
    expect(await query(postgres, isSocketQuery)).toEqual([{ isBySocket: true }]);
  });

  test('works after a crash that left the socket files', async () => {
    const first = await start();
    const { port } = new URL(first.connectionString);
    await first.stop();
    const socketFile = join(folder, 'cluster', `.s.PGSQL.${port}`);
    await writeFile(socketFile, '');
    await writeFile(`${socketFile}.lock`, '1\n');
    const second = await start();
    expect(new URL(second.connectionString).port).toBe(port);
    expect(await query(second, isSocketQuery)).toEqual([{ isBySocket: true }]);
  });

  test('is TCP if the path is too long for a socket', async () => {
    const postgres = await start({ dataFolder: join(parent, 'books'.repeat(20)) });
    expect(new URL(postgres.connectionString).searchParams.has('host')).toBe(false);
    expect(await query(postgres, isSocketQuery)).toEqual([{ isBySocket: false }]);
  });
});
