import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ProductFileError } from './product-file-error.ts';

/** The largest EPUBs are illustrated books with some thousand entries. */
const maxEntries = 20_000;
const maxUnpackedBytes = 2 * 1024 ** 3;
/** Text compresses to a fifth of its size. A file that unpacks to a hundred times its size is an attack on the reader's disk. */
const maxRatio = 100;
/** Small files of plain text may have a high ratio. */
const minSuspiciousBytes = 10 * 1024 * 1024;

const mimetype = 'application/epub+zip';
const encryptedMessage = 'The EPUB is encrypted. The shop sells files without DRM.';
/** Obfuscated fonts are not DRM (EPUB 3.3, section 4.3). */
const fontAlgorithms = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC']);
const maxEncryptionBytes = 8 * 1024 * 1024;

/**
 * Checks the structure of an EPUB (OCF 3.3) and unpacks every entry without storing it. Sizes are checked by the central
 * directory first, so that a zip bomb is rejected before anything is unpacked.
 */
export async function checkEpub(path: string, fileBytes: number): Promise<void> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw new ProductFileError(`This is not a valid zip file, so it is not an EPUB: ${error.message}.`);
  });
  try {
    const entries = await listEntries(zip, fileBytes);
    await checkContainer(zip, entries);
    for (const entry of entries) await unpack(zip, entry);
  } catch (error) {
    if (error instanceof ProductFileError) throw error;
    throw new ProductFileError(`The EPUB is damaged: ${(error as Error).message}.`);
  } finally {
    zip.close();
  }
}

async function listEntries(zip: ZipFile, fileBytes: number): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) throw tooManyEntries();
  const entries: Entry[] = [];
  let [packedBytes, unpackedBytes] = [0, 0];
  // Names with `..`, absolute paths and backslashes end the loop with an error.
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    packedBytes += entry.compressedSize;
    unpackedBytes += entry.uncompressedSize;
    if (entries.length > maxEntries) throw tooManyEntries();
    if (entry.isEncrypted()) throw new ProductFileError(encryptedMessage);
    checkUnpackedSize(unpackedBytes, fileBytes);
  }
  // Entries that share content are another form of zip bomb.
  if (packedBytes > fileBytes)
    throw new ProductFileError('The EPUB is rejected: its entries overlap, as in a zip bomb.');
  return entries;
}

function tooManyEntries(): ProductFileError {
  return new ProductFileError(`The EPUB is rejected: it has more than ${formatCount(maxEntries)} entries.`);
}

function checkUnpackedSize(unpackedBytes: number, fileBytes: number): void {
  if (unpackedBytes > maxUnpackedBytes)
    throw new ProductFileError(
      `The EPUB is rejected: it would unpack to more than ${maxUnpackedBytes / 1024 ** 3} GB.`,
    );
  if (unpackedBytes > Math.max(minSuspiciousBytes, fileBytes * maxRatio))
    throw new ProductFileError(
      `The EPUB is rejected: it would unpack to ${formatCount(Math.round(unpackedBytes / 1024 / 1024))} MB, more than ${maxRatio} times its size, as a zip bomb does.`,
    );
}

const formatCount = (count: number) => count.toLocaleString('en');

async function checkContainer(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  const [first] = entries;
  const isDeclaredAsEpub =
    first?.fileName === 'mimetype' &&
    first.uncompressedSize < 100 &&
    (await readEntry(zip, first)).toString('latin1').trim() === mimetype;
  if (!isDeclaredAsEpub)
    throw new ProductFileError(
      `This zip file is not an EPUB: its first entry is not "mimetype" with ${mimetype}.`,
    );
  if (!entries.some(({ fileName }) => fileName === 'META-INF/container.xml'))
    throw new ProductFileError('The EPUB is incomplete: it has no META-INF/container.xml.');
  await checkEncryption(zip, entries);
}

/** DRM encrypts the files within the archive, and lists them with the algorithm of each (OCF 3.3). */
async function checkEncryption(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  const list = entries.find(({ fileName }) => fileName === 'META-INF/encryption.xml');
  if (!list) return;
  if (list.uncompressedSize > maxEncryptionBytes) throw new Error('META-INF/encryption.xml is too large');
  const xml = (await readEntry(zip, list)).toString('utf8');
  const methods = xml.matchAll(/<(?:[\w-]+:)?EncryptionMethod\b[^>]*\bAlgorithm\s*=\s*["']([^"']*)["']/g);
  if ([...methods].some(([, algorithm = '']) => !fontAlgorithms.has(algorithm.trim())))
    throw new ProductFileError(encryptedMessage);
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Fails for an entry that is damaged, or larger than the central directory states. */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  if (entry.fileName.endsWith('/')) return;
  for await (const _ of await zip.openReadStreamPromise(entry));
}
