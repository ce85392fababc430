import { copyFile, open, stat, truncate } from 'node:fs/promises';

const limit = 10 * 1024 * 1024;

/** PostgreSQL keeps the file open for appending, so it is emptied in place; one older part is kept. */
export async function limitLog(file: string, most = limit) {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  if (size <= most) return;
  // A full disk must not keep the log from being emptied.
  await copyFile(file, `${file}.1`).catch(() => undefined);
  await truncate(file).catch(() => undefined);
}

export async function readLogFrom(file: string, position: number) {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read({
      buffer: Buffer.alloc(Math.min(Math.max(size - position, 0), 64 * 1024)),
      position,
    });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
