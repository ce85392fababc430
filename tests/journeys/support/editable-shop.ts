import { join } from 'node:path';
import { expect } from 'vitest';
import { connect, type Database } from '#backend/database/connection.ts';
import { urlOfRunningShop } from '#backend/database/embedded/running-shop.ts';
import type { RunningShop } from './running-shop.ts';
import { startDemoShop, type WorkerShop, workerShop } from './worker-shop.ts';

export interface EditableShop extends RunningShop {
  db: Database;
}

/** The worker's shop with a connection to its database. Changes must not affect other journeys. */
export interface SharedShop extends WorkerShop {
  db: Database;
  /** Closes the connection. */
  stop(): Promise<void>;
}

/** Starts a shop for one file of journeys, with a connection to its database. */
export async function startEditableShop(environment: Record<string, string> = {}): Promise<EditableShop> {
  const shop = await startDemoShop(environment);
  const { db, close } = await connectTo(shop);
  return {
    ...shop,
    db,
    async stop() {
      await close();
      await shop.stop();
    },
  };
}

export async function openSharedShop(): Promise<SharedShop> {
  const shop = workerShop();
  const { db, close } = await connectTo(shop);
  return { ...shop, db, stop: close };
}

async function connectTo({ folder }: WorkerShop) {
  const url = await urlOfRunningShop(join(folder, 'postgres'));
  if (!url) throw new Error(`The database of the shop in ${folder} was not found.`);
  return connect(url);
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
