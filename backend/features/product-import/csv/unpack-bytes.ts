import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import-error.ts';
import { type Bytes, peekBytes } from './peek-bytes.ts';

const gzip = Buffer.from([0x1f, 0x8b]);
/** Workbooks of Excel and LibreOffice are ZIP archives. */
const zip = Buffer.from('PK\x03\x04', 'latin1');

/** Unpacks gzip, which is detected by content. Rejects archives and workbooks. */
export async function unpackBytes(
  source: Bytes,
  { hasGzipName = false }: { hasGzipName?: boolean },
): Promise<Bytes> {
  const { head, all } = await peekBytes(source, zip.length);
  if (head.length === 0) throw new ImportError('The file is empty.');
  if (head.subarray(0, gzip.length).equals(gzip)) return gunzip(all);
  if (head.subarray(0, zip.length).equals(zip))
    throw new ImportError('The file is a ZIP archive or a workbook, not a table. Save the sheet as CSV.');
  if (hasGzipName)
    throw new ImportError(
      'The file name ends with .gz, but the file is not compressed with gzip. Compress it, or rename it.',
    );
  return all;
}

async function* gunzip(packed: Bytes): AsyncGenerator<Uint8Array> {
  const input = Readable.from(packed);
  const unpacked = createGunzip();
  input.on('error', (error) => unpacked.destroy(error));
  input.pipe(unpacked);
  try {
    yield* unpacked;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!code.startsWith('Z_')) throw error;
    throw new ImportError('The gzip file is damaged or incomplete. Download or compress it again.');
  } finally {
    input.destroy();
  }
}
