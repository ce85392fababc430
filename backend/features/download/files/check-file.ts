import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { checkEpub } from './check-epub.ts';
import { detectMediaType, HEAD_BYTES, type MediaType } from './detect-media-type.ts';
import { ProductFileError } from './product-file-error.ts';

export interface CheckedFile {
  path: string;
  mediaType: MediaType;
  byteSize: number;
  sha256: string;
}

export const maxFileBytes = 4 * 1024 ** 3;

export function describeTooLarge(): string {
  return `The file has more than ${maxFileBytes / 1024 ** 3} GB.`;
}

/** Recognises a file by its content and checks it completely. Throws a `ProductFileError` if the shop does not accept it. */
export async function checkFile(path: string): Promise<CheckedFile> {
  const { size } = await stat(path);
  if (size === 0) throw new ProductFileError('The file is empty.');
  if (size > maxFileBytes) throw new ProductFileError(describeTooLarge());
  const mediaType = detectMediaType(await readPart(path, 0));
  if (!mediaType)
    throw new ProductFileError(
      'The file must be EPUB, PDF, MP3, M4B, M4A or WAV. The content of this file has another format.',
    );
  if (mediaType === 'application/epub+zip') await checkEpub(path, size);
  if (mediaType === 'application/pdf') await checkPdf(path, size);
  return { path, mediaType, byteSize: size, sha256: await hashFile(path) };
}

/** An interrupted transfer leaves a PDF without its end. */
async function checkPdf(path: string, size: number): Promise<void> {
  const end = await readPart(path, Math.max(0, size - HEAD_BYTES));
  if (!end.includes('%%EOF')) throw new ProductFileError('The PDF is incomplete: its end is missing.');
}

/** Reads at most `HEAD_BYTES` from the position on. */
async function readPart(path: string, position: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
