import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

interface Sample {
  width?: number;
  height?: number;
  colour?: string;
  format?: 'jpeg' | 'png' | 'webp' | 'avif';
}

/** A picture with a gradient, so that its versions differ. */
export function samplePicture({
  width = 300,
  height = 450,
  colour = '#a23a26',
  format = 'jpeg',
}: Sample = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colour}"/><circle cx="50%" cy="30%" r="20%" fill="#f6e7d2"/></svg>`;
  return sharp(Buffer.from(svg)).flatten().toFormat(format).toBuffer();
}

/** A small PNG whose header claims this size. */
export async function pictureWithClaimedSize(width: number, height: number): Promise<Buffer> {
  const png = await samplePicture({ format: 'png' });
  // The IHDR chunk: its type and data are the bytes 12 to 28, its checksum follows.
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  /** The unpacked size that the archive claims. */
  claimedSize?: number;
}

/** A zip file as `writeZip` of `download/zip/write-zip.ts` writes it, but with claimed sizes that may be wrong. */
export function createZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claimedSize = bytes.byteLength } of entries) {
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.byteLength, 14);
    fields.writeUInt32LE(claimedSize, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.byteLength;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.byteLength, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
