import type { ProductRecord } from '../../product-record.ts';
import { Column } from './column.ts';
import { readRecord, writeRecord } from './record-format.ts';

const chunkBytes = 2 ** 26;

/** Every record is in one chunk. */
export interface RecordStoreData {
  chunks: Uint8Array[];
  /** Chunk index × 2^26 + offset in the chunk. */
  starts: Float64Array;
  lengths: Int32Array;
}

/** Records as text in large buffers outside the heap, which the garbage collector does not scan. */
export class RecordStore {
  private readonly chunks: Buffer[];
  private readonly starts: Column<Float64Array>;
  private readonly lengths: Column;
  private used = 0;

  constructor(data?: RecordStoreData) {
    this.chunks = (data?.chunks ?? []).map((chunk) =>
      Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength),
    );
    this.starts = new Column(data?.starts ?? new Float64Array(0));
    this.lengths = new Column(data?.lengths ?? new Int32Array(0));
    // New records start a new chunk: the chunks of a snapshot are full.
    this.used = chunkBytes;
  }

  push(record: ProductRecord): void {
    const text = writeRecord(record);
    const length = Buffer.byteLength(text);
    if (this.used + length > (this.chunks.at(-1)?.length ?? 0) || this.used === chunkBytes) {
      // The first chunks are small, because most catalogues are.
      const size = Math.min(chunkBytes, Math.max(length, 2 ** (16 + 2 * this.chunks.length)));
      this.chunks.push(Buffer.alloc(size));
      this.used = 0;
    }
    const chunk = this.chunks.length - 1;
    this.chunks[chunk]?.write(text, this.used, 'utf8');
    this.starts.push(chunk * chunkBytes + this.used);
    this.lengths.push(length);
    this.used += length;
  }

  read(row: number): ProductRecord {
    const start = this.starts.get(row);
    const chunk = Math.floor(start / chunkBytes);
    const from = start - chunk * chunkBytes;
    return readRecord(this.chunks[chunk]?.toString('utf8', from, from + this.lengths.get(row)) ?? '');
  }

  trimmed(): RecordStoreData {
    const chunks = this.chunks.map((chunk, index) => {
      const length = index === this.chunks.length - 1 ? this.used : chunk.length;
      // Not a Buffer: structured cloning between threads would change its type.
      return new Uint8Array(chunk.buffer.slice(chunk.byteOffset, chunk.byteOffset + length));
    });
    return { chunks, starts: this.starts.trimmed(), lengths: this.lengths.trimmed() };
  }
}
