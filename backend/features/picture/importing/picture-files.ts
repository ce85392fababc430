import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { openPromise } from 'yauzl';
import { PictureError } from '../storing/picture-error.ts';
import { describeTooManyBytes, maxPictureBytes } from '../storing/store-picture.ts';

/** A file to import, from a folder or from a zip file. */
export interface PictureFile {
  /** The file's name without folders. */
  name: string;
  /** The path with folders, for messages. */
  path: string;
  /** Throws a `PictureError` if the file is too large. */
  read(): Promise<Uint8Array>;
}

interface PictureFiles {
  files: PictureFile[];
  close(): void;
}

/** Pictures shrink by a few percent in a zip file. An archive that unpacks to a hundredfold is an attack on memory or disk. */
const maxCompressionRatio = 100;
/** Small archives of plain pictures may have a high ratio. */
const minSuspiciousBytes = 10 * 1024 * 1024;
const maxFiles = 500_000;

const isHidden = (path: string) => path.split('/').some((part) => /^(\.|__MACOSX$)/.test(part));
const isPictureName = (name: string) => /\.(jpe?g|png|webp|avif|gif|tiff?|bmp|svg)$/i.test(name);

/** The pictures of a folder, with its subfolders, or of a zip file. Hidden files and other types are left out. */
export async function openPictureFiles(path: string): Promise<PictureFiles> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new PictureError(`There is no folder and no file ${path}.`);
  return found.isDirectory() ? openFolder(path) : openZip(path, found.size);
}

async function openFolder(folder: string): Promise<PictureFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    // Symbolic links are not followed.
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isHidden(relative(folder, path)) && isPictureName(path))
    .sort();
  return {
    files: files.map((path) => ({
      name: basename(path),
      path: relative(folder, path),
      read: () => readLimited(createReadStream(path)),
    })),
    close: () => undefined,
  };
}

async function openZip(path: string, archiveBytes: number): Promise<PictureFiles> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw new PictureError(`${path} is not a folder and not a valid zip file: ${error.message}`);
  });
  try {
    const files: PictureFile[] = [];
    let unpackedBytes = 0;
    // Names with `..`, absolute paths and backslashes end the loop with an error.
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize } = entry;
      unpackedBytes += uncompressedSize;
      if (files.length >= maxFiles) throw new Error(`it has more than ${maxFiles} files`);
      if (fileName.endsWith('/') || isHidden(fileName) || !isPictureName(fileName)) continue;
      files.push({
        name: basename(fileName),
        path: fileName,
        async read() {
          if (uncompressedSize > maxPictureBytes) throw new PictureError(describeTooManyBytes());
          return readLimited(await zip.openReadStreamPromise(entry));
        },
      });
    }
    if (unpackedBytes > Math.max(minSuspiciousBytes, archiveBytes * maxCompressionRatio))
      throw new Error(
        `it would unpack to ${Math.round(unpackedBytes / 1024 / 1024).toLocaleString('en')} MB, more than ${maxCompressionRatio} times its size`,
      );
    return { files, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw new PictureError(`The zip file ${basename(path)} is rejected: ${(error as Error).message}.`);
  }
}

async function readLimited(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.byteLength;
      if (size > maxPictureBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new PictureError(`The file cannot be read: ${(error as Error).message}.`);
  }
  if (size > maxPictureBytes) throw new PictureError(describeTooManyBytes());
  return Buffer.concat(chunks);
}
