import { describe, expect, test } from 'vitest';
import { connect } from '../connection.ts';
import {
  allWithOneDatabase,
  eachInItsDataFolder,
  folder,
  start,
  writingShop,
} from './data-folder.fixture.ts';
import { urlOfRunningShop } from './running-shop.ts';

eachInItsDataFolder();
allWithOneDatabase();

describe('The address of a running shop', { timeout: 20_000 }, () => {
  test('leads to its PostgreSQL, which runs on when the guest has left', async () => {
    const postgres = await start();
    const url = await urlOfRunningShop(folder);
    expect(url).toBe(postgres.connectionString);
    const guest = connect(url ?? '');
    expect((await guest.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await guest.close();
    expect(await urlOfRunningShop(folder)).toBe(url);
  });

  test('is none where no shop runs', async () => {
    expect(await urlOfRunningShop(folder)).toBeUndefined();
    await (await start()).stop();
    expect(await urlOfRunningShop(folder)).toBeUndefined();
  });

  test('is none where the shop was killed: whoever asks takes its PostgreSQL over', async () => {
    const shop = writingShop(folder);
    await shop.hasWritten(1);
    await shop.kill();
    expect(await urlOfRunningShop(folder)).toBeUndefined();
  });
});
