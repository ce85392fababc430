import { chmod, cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { folder, isRoot, log, parent, query, start, useDataFolderPerTest } from './data-folder.fixture.ts';

useDataFolderPerTest();

describe.runIf(isRoot)('as root, below a folder that others cannot enter', () => {
  beforeEach(() => chmod(parent, 0o700));

  test('stores the data outside, and finds it again by a pointer', async () => {
    const first = await start();
    expect(first.dataFolder).not.toContain(parent);
    expect(log.join()).toContain(`The database is stored in ${first.dataFolder}, not in ${folder}`);
    await query(first, 'create table stored as select 7 as number');
    await first.stop();
    const second = await start();
    expect(second.dataFolder).toBe(first.dataFolder);
    expect(await query(second, 'select number from stored')).toEqual([{ number: 7 }]);
    await second.stop();

    const copy = join(parent, 'copy');
    await cp(folder, copy, { recursive: true });
    await expect(start({ dataFolder: copy })).rejects.toThrow(
      `The data folder ${copy} is a copy of ${folder}`,
    );
    expect(await readFile(join(copy, 'where-the-data-is.json'))).toEqual(
      await readFile(join(folder, 'where-the-data-is.json')),
    );

    const moved = join(parent, 'moved');
    await rename(folder, moved);
    const third = await start({ dataFolder: moved });
    expect(await query(third, 'select number from stored'), 'moved along with the project').toHaveLength(1);
    await third.stop();

    await rm(moved, { recursive: true });
    const fourth = await start();
    expect(await query(fourth, `select to_regclass('stored') as found`), 'deleted: a new start').toEqual([
      { found: null },
    ]);
  });
});
