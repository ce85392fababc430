import { copyFile, open, stat, truncate } from 'node:fs/promises';

const defaultMaxBytes = 10 * 1024 * 1024;

/** PostgreSQL has the file open for appending, so it is truncated in place; one older part stays. */
export async function truncateLog(file: string, maxBytes = defaultMaxBytes) {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  if (size <= maxBytes) return;
  // Truncates even if a full disk prevents the copy.
  await copyFile(file, `${file}.1`).catch(() => undefined);
  await truncate(file).catch(() => undefined);
}

/** The text of the log from a byte position on, at most 64 KB. */
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
