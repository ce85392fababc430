import { join } from 'node:path';
import { expect } from 'vitest';
import { connect, type Database } from '#backend/database/connection.ts';
import { urlOfRunningShop } from '#backend/database/embedded/running-shop.ts';
import type { RunningShop } from './running-shop.ts';
import { startDemoShop } from './worker-shop.ts';

export interface EditableShop extends RunningShop {
  db: Database;
}

/** A running shop of the test's own, and its database, in which the test is the merchant. */
export async function startEditableShop(environment: Record<string, string> = {}): Promise<EditableShop> {
  const shop = await startDemoShop(environment);
  const url = await urlOfRunningShop(join(shop.folder, 'postgres'));
  if (!url) throw new Error('The database of the shop is not found.');
  const { db, close } = connect(url);
  return {
    ...shop,
    db,
    async stop() {
      await close();
      await shop.stop();
    },
  };
}

/** The shop hears of a page a moment after it was written. A browser that asked too early would complain of it. */
export async function untilServed(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
}

/** A page that an editor wrote, with an alias of its own in each language. */
export async function addContentPage(db: Database, aliases: Record<string, string>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { widget_collection_id } = await transaction
      .insertInto('widget_collection')
      .values({ collection_key: Object.values(aliases).join() })
      .returning('widget_collection_id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('widget_collection_text')
      .values(
        Object.entries(aliases).map(([language_id, alias]) => ({
          widget_collection_id,
          language_id,
          alias,
          title: alias,
          meta_title: '[name] – villkor',
        })),
      )
      .execute();
    return widget_collection_id;
  });
}
