import { searchRulesOf } from '#backend/languages/languages.ts';
import type { SearchRules } from '#backend/languages/search-rules.ts';
import { DocumentReader, IN_TEXT, type SearchDocument, WHERE_BITS } from '../search-document.ts';
import { baseWord } from '../text/nordic-letters.ts';
import { ensureCapacity } from './growable-array.ts';
import { bytesOfBits, headPosting, sizeOfNumber, writeNumber } from './posting-lists.ts';
import { hashOf, type SearchIndexData } from './search-index-data.ts';
import { SharedWords } from './shared-words.ts';
import { sharedLetters } from './word-list.ts';

const WHERE_MASK = (1 << WHERE_BITS) - 1;
/** Entries in each part of the log. */
const LOG_PART_LENGTH = 1 << 20;

/** Builds the frozen index of one language. Postings are first collected in a log and laid out at the end. */
export class SearchIndexBuilder {
  private readonly languageId: string;
  private readonly rules: SearchRules;
  private readonly reader: DocumentReader;
  private readonly words: SharedWords;
  /** By word id: the ordinal in which it was last seen, plus one; 0 for a word of other languages only. */
  private lastSeen = new Uint32Array(1024);
  /** For each document its ordinal and its number of log entries; an entry is a word id and where it occurs. */
  private ordinals = new Uint32Array(1024);
  private entryCounts = new Uint32Array(1024);
  private documentCount = 0;
  private readonly log: Uint32Array[] = [];
  private logPart = new Uint32Array(0);
  private logged = 0;
  private titleShapes = new Uint8Array(1024);
  private ordinalEnd = 0;

  /** Languages that fold letters alike can share the words. */
  constructor(languageId: string, words?: SharedWords) {
    this.languageId = languageId;
    this.rules = searchRulesOf(languageId);
    this.words = words ?? new SharedWords(this.rules);
    this.reader = new DocumentReader(languageId, this.words.ids);
  }

  /** Ordinals must ascend. */
  add(ordinal: number, document: SearchDocument): void {
    if (ordinal < this.ordinalEnd)
      throw new Error(`Ordinal ${ordinal} was added after ${this.ordinalEnd - 1}.`);
    const before = this.logged;
    this.ordinalEnd = ordinal + 1;
    const shape = this.reader.read(document, this.logWord);
    this.titleShapes = ensureCapacity(this.titleShapes, this.ordinalEnd);
    this.titleShapes[ordinal] = shape;
    this.ordinals = ensureCapacity(this.ordinals, this.documentCount + 1);
    this.entryCounts = ensureCapacity(this.entryCounts, this.documentCount + 1);
    this.ordinals[this.documentCount] = ordinal;
    this.entryCounts[this.documentCount++] = this.logged - before;
  }

  private readonly logWord = (id: number, where: number): void => {
    if (id >= this.lastSeen.length) this.lastSeen = ensureCapacity(this.lastSeen, id + 1);
    if (this.lastSeen[id] === this.ordinalEnd) return;
    this.lastSeen[id] = this.ordinalEnd;
    const position = this.logged++ % LOG_PART_LENGTH;
    if (position === 0) {
      this.logPart = new Uint32Array(LOG_PART_LENGTH);
      this.log.push(this.logPart);
    }
    this.logPart[position] = (id << WHERE_BITS) | where;
  };

  build(): SearchIndexData {
    const { lastSeen } = this;
    const sorted = this.words.sorted().filter(({ id }) => id < lastSeen.length && lastSeen[id] !== 0);
    const words = sorted.map(({ word }) => word);
    const positions = new Uint32Array(lastSeen.length);
    for (const [position, { id }] of sorted.entries()) positions[id] = position;
    return {
      languageId: this.languageId,
      documentCount: this.documentCount,
      ordinalEnd: this.ordinalEnd,
      ...layOutWords(words),
      ...layOutStems(words, this.rules),
      ...this.layOutPostings(positions, words.length),
      titleShapes: sharedBytes(this.titleShapes.subarray(0, this.ordinalEnd)),
    };
  }

  private layOutPostings(
    positions: Uint32Array,
    size: number,
  ): Pick<SearchIndexData, 'documentsWith' | 'heads' | 'headStarts' | 'texts' | 'textStarts'> {
    const documentsWith = new Uint32Array(new SharedArrayBuffer(size * 4));
    const headSizes = new Uint32Array(size);
    const textSizes = new Uint32Array(size);
    // By list: two for each word, of heads and of texts.
    const lastOrdinals = new Uint32Array(size * 2);
    this.forEachEntry(positions, (position, ordinal, where) => {
      documentsWith[position] = (documentsWith[position] as number) + 1;
      const isText = where === IN_TEXT;
      const list = position * 2 + (isText ? 1 : 0);
      const distance = ordinal - (lastOrdinals[list] as number);
      lastOrdinals[list] = ordinal;
      if (isText) textSizes[position] = (textSizes[position] as number) + sizeOfNumber(distance);
      else headSizes[position] = (headSizes[position] as number) + sizeOfNumber(headPosting(distance, where));
    });
    const maxTextBytes = bytesOfBits(this.ordinalEnd);
    for (let position = 0; position < size; position++)
      textSizes[position] = Math.min(textSizes[position] as number, maxTextBytes);

    const headStarts = startsOf(headSizes);
    const textStarts = startsOf(textSizes);
    const heads = new Uint8Array(new SharedArrayBuffer(headStarts[size] as number));
    const texts = new Uint8Array(new SharedArrayBuffer(textStarts[size] as number));
    const headEnds = headStarts.slice();
    const textEnds = textStarts.slice();
    lastOrdinals.fill(0);
    this.forEachEntry(positions, (position, ordinal, where) => {
      const isText = where === IN_TEXT;
      const list = position * 2 + (isText ? 1 : 0);
      const distance = ordinal - (lastOrdinals[list] as number);
      lastOrdinals[list] = ordinal;
      if (!isText) {
        headEnds[position] = writeNumber(heads, headEnds[position] as number, headPosting(distance, where));
      } else if (textSizes[position] === maxTextBytes) {
        const byte = (textStarts[position] as number) + (ordinal >>> 3);
        texts[byte] = (texts[byte] as number) | (1 << (ordinal & 7));
      } else {
        textEnds[position] = writeNumber(texts, textEnds[position] as number, distance);
      }
    });
    return { documentsWith, heads, headStarts, texts, textStarts };
  }

  /** Visits the entries of the log, with the position of each word, by ascending ordinal. */
  private forEachEntry(
    positions: Uint32Array,
    visit: (position: number, ordinal: number, where: number) => void,
  ): void {
    let at = 0;
    for (let document = 0; document < this.documentCount; document++) {
      const ordinal = this.ordinals[document] as number;
      const end = at + (this.entryCounts[document] as number);
      for (; at < end; at++) {
        const part = this.log[Math.floor(at / LOG_PART_LENGTH)] as Uint32Array;
        const entry = part[at % LOG_PART_LENGTH] as number;
        visit(positions[entry >>> WHERE_BITS] as number, ordinal, entry & WHERE_MASK);
      }
    }
  }
}

function layOutWords(words: string[]): Pick<SearchIndexData, 'letters' | 'wordStarts' | 'shared' | 'skips'> {
  const wordStarts = startsOf(Uint32Array.from(words, ({ length }) => length));
  const letters = new Uint16Array(new SharedArrayBuffer((wordStarts[words.length] as number) * 2));
  const shared = new Uint8Array(new SharedArrayBuffer(words.length));
  let at = 0;
  let before = '';
  for (const [position, word] of words.entries()) {
    for (let i = 0; i < word.length; i++) letters[at++] = word.charCodeAt(i);
    shared[position] = sharedLetters(before, word);
    before = word;
  }
  return { letters, wordStarts, shared, skips: computeSkips(shared) };
}

/** The distance from each position to the next one that shares fewer letters. */
function computeSkips(shared: Uint8Array): Uint8Array {
  const skips = new Uint8Array(new SharedArrayBuffer(shared.length));
  const waiting: number[] = [];
  for (let position = 0; position <= shared.length; position++) {
    const letters = position < shared.length ? (shared[position] as number) : -1;
    while (waiting.length > 0 && (shared[waiting.at(-1) as number] as number) > letters) {
      const from = waiting.pop() as number;
      skips[from] = Math.min(position - from, 255);
    }
    waiting.push(position);
  }
  return skips;
}

function layOutStems(words: string[], rules: SearchRules): Pick<SearchIndexData, 'stemHashes' | 'stemWords'> {
  const hashes = Uint32Array.from(words, (word) => hashOf(baseWord(rules.stem(word))));
  const byHash = Uint32Array.from(words.keys()).sort(
    (a, b) => (hashes[a] as number) - (hashes[b] as number) || a - b,
  );
  const stemWords = new Uint32Array(new SharedArrayBuffer(words.length * 4));
  const stemHashes = new Uint32Array(new SharedArrayBuffer(words.length * 4));
  stemWords.set(byHash);
  for (const [at, word] of byHash.entries()) stemHashes[at] = hashes[word] as number;
  return { stemHashes, stemWords };
}

/** Has one entry more than `sizes`: the last is the total size. */
function startsOf(sizes: Uint32Array): Uint32Array {
  const starts = new Uint32Array(new SharedArrayBuffer((sizes.length + 1) * 4));
  for (let i = 0; i < sizes.length; i++) starts[i + 1] = (starts[i] as number) + (sizes[i] as number);
  return starts;
}

function sharedBytes(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
