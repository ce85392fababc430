import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { contentTypeOf } from './content-types.ts';
import {
  type ByteRange,
  checkKey,
  isByteArray,
  type ObjectBody,
  type ObjectInfo,
  type ObjectStorage,
  resolveRange,
} from './object-storage.ts';

/** Files in a folder of this machine. Several processes can use it at the same time. */
export function createFolderStorage(folder: string): ObjectStorage {
  const pathOf = (key: string) => {
    checkKey(key);
    return join(folder, 'objects', key);
  };
  // Exists only for an object whose content type is not the one of its extension, and contains that type.
  const typePathOf = (key: string) => join(folder, 'content-types', key);

  async function infoOf(file: FileHandle, key: string): Promise<ObjectInfo> {
    // Each `put` creates a file with another inode and time, so that the ETag changes.
    const { size, mtimeMs, ino } = await file.stat();
    const contentType = (await readFile(typePathOf(key), 'utf8').catch(ignoreMissing)) ?? contentTypeOf(key);
    return { size, contentType, etag: `"${ino.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"` };
  }

  return {
    async put(key, body, contentType) {
      const path = pathOf(key);
      await writeAtomically(path, body, join(folder, 'incomplete'));
      if (contentType === contentTypeOf(key)) await rm(typePathOf(key), { force: true });
      else await writeAtomically(typePathOf(key), Buffer.from(contentType), join(folder, 'incomplete'));
    },

    async get(key, range) {
      const file = await open(pathOf(key)).catch(ignoreMissing);
      if (!file) return undefined;
      try {
        const info = await infoOf(file, key);
        const resolved = resolveRange(info.size, range);
        return { ...info, range: resolved, stream: streamOf(file, info.size, resolved) };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async head(key) {
      const file = await open(pathOf(key)).catch(ignoreMissing);
      if (!file) return undefined;
      return infoOf(file, key).finally(() => file.close());
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
      await rm(typePathOf(key), { force: true });
    },
  };
}

function streamOf(file: FileHandle, size: number, range: Required<ByteRange>): Readable {
  // The range of an empty file is 0 to -1. `createReadStream` rejects it, and would leave the file open.
  if (size > 0) return file.createReadStream(range);
  void file.close();
  return Readable.from([]);
}

/** Writes a draft and renames it when it is complete, so that a crash leaves no incomplete file under the final name. */
async function writeAtomically(path: string, body: ObjectBody, draftFolder: string): Promise<void> {
  await mkdir(draftFolder, { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  const draft = join(draftFolder, randomUUID());
  try {
    const file = await open(draft, 'wx');
    try {
      if (isByteArray(body)) await file.writeFile(body);
      else for await (const chunk of body) await file.writeFile(chunk);
      // Otherwise a power failure after the rename could leave an empty file.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  // ENOTDIR: a part of the key is an object itself.
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
