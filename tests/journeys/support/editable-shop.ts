import { join } from 'node:path';
import { expect } from 'vitest';
import { connect, type Database } from '#backend/database/connection.ts';
import { urlOfRunningShop } from '#backend/database/embedded/running-shop.ts';
import type { RunningShop } from './running-shop.ts';
import { startDemoShop } from './worker-shop.ts';

export interface EditableShop extends RunningShop {
  db: Database;
}

/** Starts a shop for one file of journeys, with a connection to its database. */
export async function startEditableShop(environment: Record<string, string> = {}): Promise<EditableShop> {
  const shop = await startDemoShop(environment);
  const url = await urlOfRunningShop(join(shop.folder, 'postgres'));
  if (!url) throw new Error(`The database of the shop in ${shop.folder} was not found.`);
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

/** Waits until the shop has loaded a new page. A browser that requests it earlier logs the 404 as a console error. */
export async function untilServed(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
}

/** Adds a content page with an alias for each language, and returns its id. */
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
