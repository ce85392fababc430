import { normalizeCode } from '../text/product-code.ts';
import { ensureCapacity } from './growable-array.ts';
import { hashOf } from './search-index-data.ts';

/** Article numbers and GTINs of all products. They are the same in every language, so there is one index. */
export interface CodeIndexData {
  /** The start of each bucket, and at the end the number of codes. The number of buckets is a power of two. */
  bucketStarts: Uint32Array;
  /** A second hash of each code, and its product; ordinals ascend within a bucket. */
  checks: Uint32Array;
  ordinals: Int32Array;
}

/** The maximum average. The number of buckets is rounded up to a power of two, so the average can be half of it. */
const CODES_PER_BUCKET = 4;

export class CodeIndexBuilder {
  private count = 0;
  private hashes = new Uint32Array(1024);
  private checks = new Uint32Array(1024);
  private ordinals = new Int32Array(1024);

  /** Ordinals must ascend. */
  add(ordinal: number, codes: readonly string[]): void {
    for (const code of normalizeCodes(codes)) {
      const at = this.count++;
      this.hashes = ensureCapacity(this.hashes, this.count);
      this.checks = ensureCapacity(this.checks, this.count);
      this.ordinals = ensureCapacity(this.ordinals, this.count);
      this.hashes[at] = hashOf(code);
      this.checks[at] = checkOf(code);
      this.ordinals[at] = ordinal;
    }
  }

  build(): CodeIndexData {
    const buckets = 2 ** Math.ceil(Math.log2(Math.max(1, this.count / CODES_PER_BUCKET)));
    const bucketStarts = new Uint32Array(new SharedArrayBuffer((buckets + 1) * 4));
    const checks = new Uint32Array(new SharedArrayBuffer(this.count * 4));
    const ordinals = new Int32Array(new SharedArrayBuffer(this.count * 4));
    const bucketOfCode = this.hashes.subarray(0, this.count).map((hash) => bucketOf(hash, buckets));
    for (let i = 0; i < this.count; i++) {
      const next = (bucketOfCode[i] as number) + 1;
      bucketStarts[next] = (bucketStarts[next] as number) + 1;
    }
    for (let bucket = 0; bucket < buckets; bucket++)
      bucketStarts[bucket + 1] = (bucketStarts[bucket + 1] as number) + (bucketStarts[bucket] as number);
    // Where the next code of each bucket is written. At last these are the ends of the buckets.
    const ends = bucketStarts.slice();
    for (let i = 0; i < this.count; i++) {
      const bucket = bucketOfCode[i] as number;
      const at = ends[bucket] as number;
      ends[bucket] = at + 1;
      checks[at] = this.checks[i] as number;
      ordinals[at] = this.ordinals[i] as number;
    }
    return { bucketStarts, checks, ordinals };
  }
}

/** A frozen base, and products that were added or changed since it was built. */
export class CodeIndex {
  private readonly base: CodeIndexData | null;
  /** By normalised code: the ordinals of the products that were added since. */
  private readonly tail = new Map<string, number[]>();

  constructor(base: CodeIndexData | null) {
    this.base = base;
  }

  add(ordinal: number, codes: readonly string[]): void {
    for (const code of normalizeCodes(codes)) {
      const ordinals = this.tail.get(code);
      if (ordinals) ordinals.push(ordinal);
      else this.tail.set(code, [ordinal]);
    }
  }

  /** Ordinals of products with the code, ascending, including dead ones. */
  find(text: string): number[] {
    const code = normalizeCode(text);
    if (code === null) return [];
    return [...this.findInBase(code), ...(this.tail.get(code) ?? [])];
  }

  private findInBase(code: string): number[] {
    if (!this.base) return [];
    const { bucketStarts, checks, ordinals } = this.base;
    const bucket = bucketOf(hashOf(code), bucketStarts.length - 1);
    const check = checkOf(code);
    const found: number[] = [];
    for (let at = bucketStarts[bucket] as number; at < (bucketStarts[bucket + 1] as number); at++)
      if (checks[at] === check) found.push(ordinals[at] as number);
    return found;
  }
}

function normalizeCodes(codes: readonly string[]): Set<string> {
  const comparable = codes.map(normalizeCode).filter((code) => code !== null);
  return new Set(comparable);
}

function bucketOf(hash: number, buckets: number): number {
  return (hash ^ (hash >>> 15)) & (buckets - 1);
}

/**
 * A second hash, computed differently from the first: bucket and check identify a code without storing it. With ten million
 * codes, about one in 10⁹ unknown codes would find a product.
 */
function checkOf(code: string): number {
  let hash = code.length;
  for (let i = code.length - 1; i >= 0; i--) {
    hash = Math.imul(hash + code.charCodeAt(i), 0x85ebca6b);
    hash ^= hash >>> 13;
  }
  return hash >>> 0;
}
