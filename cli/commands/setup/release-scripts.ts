import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_WORKER_PATH } from '#storefront/config/offline.ts';
import { UNREGISTERING_WORKER } from '#storefront/server/files/app-files.ts';

export interface ReleaseScript {
  /** In the URL. */
  path: string;
  bytes: number;
  sha256: string;
}

const timeoutMs = 30_000;
const requestsAtOnce = 8;

/** Every script that the storefront of a release can load: all are its own. */
export function listScripts(clientFolder: string): ReleaseScript[] {
  return readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((file) => {
      const content = readFileSync(join(clientFolder, file));
      return { path: `/${file.replaceAll('\\', '/')}`, bytes: content.length, sha256: sha256(content) };
    });
}

/** The scripts that the shop at the origin serves with other content, or not at all. */
export async function compareScripts(origin: string, scripts: readonly ReleaseScript[]): Promise<string[]> {
  const problems: string[] = [];
  const remaining = [...scripts];
  const worker = async () => {
    for (let script = remaining.pop(); script; script = remaining.pop()) {
      const response = await fetch(origin + script.path, { signal: AbortSignal.timeout(timeoutMs) });
      const content = Buffer.from(await response.arrayBuffer());
      if (response.status !== 200) problems.push(`${script.path} responds with ${response.status}.`);
      else if (sha256(content) !== script.sha256 && !isWorkerOff(script, content))
        problems.push(`${script.path} differs from the file of this release.`);
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, worker));
  return problems.sort();
}

/** Whether the shop has turned its service worker off. */
function isWorkerOff({ path }: ReleaseScript, content: Buffer): boolean {
  return path === SERVICE_WORKER_PATH && content.toString() === UNREGISTERING_WORKER;
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
