import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ServerEntry from '#storefront/server-entry.ts';

const builds = join(import.meta.dirname, '../../dist');

export interface StorefrontBuild {
  /** Hash of the sources. */
  id: string;
  clientFolder: string;
  loadEntry(): Promise<typeof ServerEntry>;
}

/** The newest build. Its folder never changes: later builds get their own (`scripts/prepare.mjs`). */
export function findStorefrontBuild(): StorefrontBuild {
  const id = readFileSync(join(builds, 'current'), 'utf8');
  return {
    id,
    clientFolder: join(builds, id, 'client'),
    loadEntry: () => import(pathToFileURL(join(builds, id, 'server/server-entry.js')).href),
  };
}
