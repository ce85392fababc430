import { ensureCapacity } from '../segments/growable-array.ts';

const UNKNOWN = 0;
const SEPARATOR = 1;
const LETTER = 2;
const JOINER = 3;

/** The kind of each UTF-16 code unit, filled on first use: a regular expression would take a hundred times longer. */
const kinds = new Uint8Array(0x10000);

/** Accents belong to their letter. Soft hyphens and joiners are invisible and must not split a word. */
const LETTERS = /[\p{L}\p{M}\p{Nd}\u00ad\u200b-\u200d\u2060]/u;
const JOINERS = /['’‐‑-]/;

/** Visits the start and end of each token: letters and digits, including hyphens and apostrophes between two letters. */
export function visitTokens(text: string, visit: (from: number, to: number) => void): void {
  let from = -1;
  for (let i = 0; i < text.length; i++) {
    const kind = kindAt(text, i);
    if (kind === LETTER) {
      if (from === -1) from = i;
    } else if (from !== -1 && !(kind === JOINER && i + 1 < text.length && kindAt(text, i + 1) === LETTER)) {
      visit(from, i);
      from = -1;
    }
  }
  if (from !== -1) visit(from, text.length);
}

function kindAt(text: string, i: number): number {
  const unit = text.charCodeAt(i);
  const known = kinds[unit] as number;
  if (known !== UNKNOWN) return known;
  // A surrogate has a kind only together with its other half.
  if (unit >= 0xd800 && unit < 0xdc00) return kindOf(text.slice(i, i + 2));
  if (unit >= 0xdc00 && unit < 0xe000) return kindOf(text.slice(Math.max(0, i - 1), i + 1));
  const kind = kindOf(text[i] as string);
  kinds[unit] = kind;
  return kind;
}

function kindOf(character: string): number {
  if (LETTERS.test(character)) return LETTER;
  return JOINERS.test(character) ? JOINER : SEPARATOR;
}

/** Assigns numbers from 0 to the different tokens of many texts, without creating substrings. */
export class TokenNumbers {
  private count = 0;
  /** Open addressing: number plus one, 0 if free. At most half full. */
  private slots = new Uint32Array(1 << 10);
  /** By number: the hash of the token, and the start of its letters in `letters`. */
  private hashes = new Uint32Array(512);
  private starts = new Uint32Array(513);
  private letters = new Uint16Array(4096);

  /** A new token gets the next number. */
  numberOf(text: string, from: number, to: number): number {
    const hash = hashOfPart(text, from, to);
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (let entry = this.slots[slot] as number; entry !== 0; entry = this.slots[slot] as number) {
      if (this.hashes[entry - 1] === hash && this.isToken(entry - 1, text, from, to)) return entry - 1;
      slot = (slot + 1) & mask;
    }
    this.slots[slot] = this.append(text, from, to, hash) + 1;
    if (this.count * 2 > this.slots.length) this.grow();
    return this.count - 1;
  }

  private isToken(number: number, text: string, from: number, to: number): boolean {
    const start = this.starts[number] as number;
    if ((this.starts[number + 1] as number) - start !== to - from) return false;
    for (let i = from; i < to; i++) if (this.letters[start + i - from] !== text.charCodeAt(i)) return false;
    return true;
  }

  private append(text: string, from: number, to: number, hash: number): number {
    const number = this.count++;
    this.hashes = ensureCapacity(this.hashes, number + 1);
    this.starts = ensureCapacity(this.starts, number + 2);
    const start = this.starts[number] as number;
    this.letters = ensureCapacity(this.letters, start + to - from);
    for (let i = from; i < to; i++) this.letters[start + i - from] = text.charCodeAt(i);
    this.starts[number + 1] = start + to - from;
    this.hashes[number] = hash;
    return number;
  }

  private grow(): void {
    this.slots = new Uint32Array(this.slots.length * 2);
    const mask = this.slots.length - 1;
    for (let number = 0; number < this.count; number++) {
      let slot = (this.hashes[number] as number) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = number + 1;
    }
  }
}

/** FNV-1a over the char codes, its high bits mixed into the low ones. */
function hashOfPart(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
