import { renameSync } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { snapshotPath } from '../../snapshot/snapshot-file.ts';
import { snapshotVersion } from '../../snapshot/snapshot-version.ts';

/** Payload of a notification that an import has written an offer. */
export const HANDOVER_OFFERED = 'handover-offered';

/** Limits the files that the reader has not deleted yet: their disk space, and the work that is left after the commit. */
const maxUnread = 4;
const pollMs = 20;

/**
 * A folder in which an import hands the catalogue of its transaction over to a running shop: an offer, which the shop claims
 * by renaming it, and then numbered files. The reader deletes each file that it has read; the writer waits while many are left.
 */
export class HandoverFolder {
  readonly path: string;
  /** The offer of another release has another name. */
  private readonly offer: string;
  private readonly claimed: string;

  private constructor(path: string) {
    this.path = path;
    this.offer = join(path, `offer.${snapshotVersion()}`);
    this.claimed = join(path, 'claimed');
  }

  static in(dataFolder: string): HandoverFolder {
    return HandoverFolder.beside(snapshotPath(dataFolder));
  }

  static beside(path: string): HandoverFolder {
    return new HandoverFolder(join(dirname(path), 'handover'));
  }

  /** False if the folder cannot be written. */
  writeOffer(content: Uint8Array): Promise<boolean> {
    return succeeds(async () => {
      await this.remove();
      await mkdir(this.path, { recursive: true });
      await writeWhole(this.offer, content);
    });
  }

  /**
   * False if there is no offer for this release, or another process has claimed it. Synchronous, so that no other build starts
   * meanwhile.
   */
  claim(): boolean {
    try {
      renameSync(this.offer, this.claimed);
      return true;
    } catch {
      return false;
    }
  }

  readOffer(): Promise<Buffer> {
    return readFile(this.claimed);
  }

  /** False if no shop has claimed the offer in time. */
  isClaimed(maxMs: number): Promise<boolean> {
    return waitUntil(async () => !(await exists(this.offer)), maxMs);
  }

  /** False if the reader does not read any more, or the disk is full. */
  async writeFile(index: number, content: string, maxWaitMs: number): Promise<boolean> {
    const oldest = this.fileOf(index - maxUnread);
    if (index >= maxUnread && !(await waitUntil(async () => !(await exists(oldest)), maxWaitMs)))
      return false;
    return succeeds(() => writeWhole(this.fileOf(index), content));
  }

  /** Undefined if the file is not written yet. Throws if the writer has removed the folder. */
  async takeFile(index: number, maxWaitMs: number): Promise<string | undefined> {
    const path = this.fileOf(index);
    if (!(await waitUntil(() => exists(path), maxWaitMs))) {
      await access(this.path);
      return undefined;
    }
    const content = await readFile(path, 'utf8');
    await rm(path);
    return content;
  }

  remove(): Promise<void> {
    return rm(this.path, { recursive: true, force: true });
  }

  private fileOf(index: number): string {
    return join(this.path, String(index));
  }
}

/** Readers never see half a file. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}

async function waitUntil(isReached: () => Promise<boolean>, maxMs: number): Promise<boolean> {
  const start = performance.now();
  while (!(await isReached())) {
    if (performance.now() - start > maxMs) return false;
    await setTimeout(pollMs);
  }
  return true;
}

function exists(path: string): Promise<boolean> {
  return succeeds(() => access(path));
}

function succeeds(operation: () => Promise<void>): Promise<boolean> {
  return operation().then(
    () => true,
    () => false,
  );
}
