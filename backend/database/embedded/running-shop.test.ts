import { describe, expect, test } from 'vitest';
import { connect } from '../connection.ts';
import {
  folder,
  start,
  startWritingShop,
  useDataFolderPerTest,
  useSharedDatabase,
} from './data-folder.fixture.ts';
import { urlOfRunningShop } from './running-shop.ts';

useDataFolderPerTest();
useSharedDatabase();

describe('the URL of a running shop', () => {
  test('leads to its PostgreSQL, which keeps running when the client has closed', async () => {
    const postgres = await start();
    const url = await urlOfRunningShop(folder);
    expect(url).toBe(postgres.connectionString);
    const client = connect(url ?? '');
    expect((await client.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.close();
    expect(await urlOfRunningShop(folder)).toBe(url);
  });

  test('is undefined if no shop runs', async () => {
    expect(await urlOfRunningShop(folder)).toBeUndefined();
    await (await start()).stop();
    expect(await urlOfRunningShop(folder)).toBeUndefined();
  });

  test('is undefined if the shop was killed', async () => {
    const shop = startWritingShop(folder);
    await shop.untilWritten(1);
    await shop.kill();
    expect(await urlOfRunningShop(folder)).toBeUndefined();
  });
});
