import { rm } from 'node:fs/promises';
import { createBackend } from '#backend/app.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { findDemoServices } from '#demo/demo-services.ts';
import type * as ServerEntry from '#storefront/server-entry.ts';
import { findStorefrontBuild } from '../cli/build/storefront-build.ts';
import { openDatabase } from '../cli/open-database.ts';
import { readSettings, type Settings } from '../cli/settings.ts';

export interface DemoShop {
  settings: Settings;
  entry: typeof ServerEntry;
  commerce: ServerEntry.CommerceApi;
  clientFolder: string;
  close(): Promise<void>;
}

/** The demo shop with the built storefront, in this process. */
export async function openDemoShop(): Promise<DemoShop> {
  const folder = await createScratchFolder('bench');
  const settings = readSettings({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' });
  const connection = await openDatabase(settings, () => undefined);
  const backend = await createBackend(connection, settings, await findDemoServices(connection.db));
  const { clientFolder, loadEntry } = findStorefrontBuild();
  const entry = await loadEntry();
  return {
    settings,
    entry,
    commerce: {
      execute: backend.execute,
      fetchImage: (path) => backend.fetch(new Request(`http://commerce.internal${path}`)),
    },
    clientFolder,
    async close() {
      await backend.close();
      await connection.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
