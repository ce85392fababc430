import { crc32, deflateRawSync } from 'node:zlib';

/** An entry whose content is packed already. */
export interface PackedEntry {
  name: string;
  /** 0: stored, 8: deflated. */
  method: number;
  crc32: number;
  packedBytes: number;
  unpackedBytes: number;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Sizes and offsets have 32 bits. The value with all bits set, and larger files, would need the format ZIP64. */
const maxOffset = 0xffff_fffe;
/** Bit 11: names are UTF-8. */
const flags = 0x0800;
/** 1 January 1980, the earliest date of the format: equal content gives equal files. */
const date = 0x0021;

const localSignature = Buffer.from('PK\x03\x04', 'latin1');
/** Includes the version of the format that created the file: 2.0. */
const centralSignature = Buffer.from('PK\x01\x02\x14\x00', 'latin1');
const endSignature = Buffer.from('PK\x05\x06', 'latin1');

/** A zip file (APPNOTE 6.3), written while its entries are read: their local headers and content, then the directory. */
export async function* writeZip(
  entries: Iterable<PackedEntry> | AsyncIterable<PackedEntry>,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const fields = entryFields(entry, name.byteLength);
    const local = Buffer.concat([localSignature, fields, name]);
    // Comment length, disk number and attributes are 0; then the offset of the local header.
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([centralSignature, fields, position, name]));
    yield local;
    yield* entry.content;
    offset += local.byteLength + entry.packedBytes;
    if (offset > maxOffset) throw new Error('The zip file has more than 4 GB.');
  }
  const central = Buffer.concat(directory);
  // The number of entries on this disk and in total, then the size and the offset of the directory.
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.byteLength, 8);
  end.writeUInt32LE(offset, 12);
  yield central;
  yield endSignature;
  yield end;
}

/** The part that local header and directory have in common. */
function entryFields(entry: PackedEntry, nameLength: number): Buffer {
  const fields = Buffer.alloc(26);
  // Version 2.0 of the format can unpack it.
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(entry.method, 4);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(entry.crc32, 10);
  fields.writeUInt32LE(entry.packedBytes, 14);
  fields.writeUInt32LE(entry.unpackedBytes, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}

/** Deflates the content, unless it has to be stored as it is. */
export function packEntry(
  name: string,
  content: string | Uint8Array,
  { isStored = false } = {},
): PackedEntry {
  const bytes = Buffer.from(content as Uint8Array);
  const packed = isStored ? bytes : deflateRawSync(bytes);
  return {
    name,
    method: isStored ? 0 : 8,
    crc32: crc32(bytes),
    packedBytes: packed.byteLength,
    unpackedBytes: bytes.byteLength,
    content: [packed],
  };
}
