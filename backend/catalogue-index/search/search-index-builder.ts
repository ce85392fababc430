import { withRoomFor } from './growable-array.ts';
import { type LanguageRules, languageRules } from './language-rules.ts';
import { bareWord } from './nordic-letters.ts';
import { bytesOfBits, headPosting, sizeOfNumber, writeNumber } from './posting-lists.ts';
import { DocumentReader, IN_TEXT, type SearchDocument, WHERE_BITS } from './search-document.ts';
import { hashOf, type SearchIndexData } from './search-index-data.ts';
import { compareWords, sharedLetters } from './word-list.ts';

const WHERE_MASK = (1 << WHERE_BITS) - 1;
const LOG_PART = 1 << 20;

/** Builds the frozen index of one language. What is read is first only noted down, and laid out when all is known. */
export class SearchIndexBuilder {
  private readonly languageId: string;
  private readonly rules: LanguageRules;
  private readonly reader: DocumentReader;
  private readonly idOfWord = new Map<string, number>();
  /** By id: the ordinal that the word was last seen in, plus one. */
  private lastSeen = new Uint32Array(1024);
  /** For each document its ordinal and how many notes it has; a note is a word's id and where it stands. */
  private ordinals = new Uint32Array(1024);
  private noteCounts = new Uint32Array(1024);
  private documentCount = 0;
  private readonly log: Uint32Array[] = [];
  private logged = 0;
  private titleShapes = new Uint8Array(1024);
  private ordinalEnd = 0;

  constructor(languageId: string) {
    this.languageId = languageId;
    this.rules = languageRules(languageId);
    this.reader = new DocumentReader(languageId, (word) => this.idOf(word));
  }

  /** Ordinals must ascend. */
  add(ordinal: number, document: SearchDocument): void {
    if (ordinal < this.ordinalEnd) throw new Error(`Ordinal ${ordinal} comes after ${this.ordinalEnd - 1}.`);
    const before = this.logged;
    const shape = this.reader.read(document, (id, where) => this.note(ordinal, id, where));
    this.ordinalEnd = ordinal + 1;
    this.titleShapes = withRoomFor(this.titleShapes, this.ordinalEnd);
    this.titleShapes[ordinal] = shape;
    this.ordinals = withRoomFor(this.ordinals, this.documentCount + 1);
    this.noteCounts = withRoomFor(this.noteCounts, this.documentCount + 1);
    this.ordinals[this.documentCount] = ordinal;
    this.noteCounts[this.documentCount++] = this.logged - before;
  }

  private idOf(word: string): number {
    let id = this.idOfWord.get(word);
    if (id === undefined) {
      id = this.idOfWord.size;
      this.idOfWord.set(withOwnMemory(word), id);
      this.lastSeen = withRoomFor(this.lastSeen, id + 1);
    }
    return id;
  }

  private note(ordinal: number, id: number, where: number): void {
    if (this.lastSeen[id] === ordinal + 1) return;
    this.lastSeen[id] = ordinal + 1;
    const place = this.logged % LOG_PART;
    if (place === 0) this.log.push(new Uint32Array(LOG_PART));
    (this.log.at(-1) as Uint32Array)[place] = (id << WHERE_BITS) | where;
    this.logged++;
  }

  build(): SearchIndexData {
    const words = [...this.idOfWord.keys()].sort(compareWords);
    const places = new Uint32Array(words.length);
    for (const [place, word] of words.entries()) places[this.idOfWord.get(word) as number] = place;
    return {
      languageId: this.languageId,
      documentCount: this.documentCount,
      ordinalEnd: this.ordinalEnd,
      ...layOutWords(words),
      ...layOutStems(words, this.rules),
      ...this.layOutPostings(places),
      titleShapes: sharedBytes(this.titleShapes.subarray(0, this.ordinalEnd)),
    };
  }

  private layOutPostings(
    places: Uint32Array,
  ): Pick<SearchIndexData, 'documentsWith' | 'heads' | 'headStarts' | 'texts' | 'textStarts'> {
    const size = places.length;
    const documentsWith = new Uint32Array(new SharedArrayBuffer(size * 4));
    const headSizes = new Uint32Array(size);
    const textSizes = new Uint32Array(size);
    const last = new Uint32Array(size * 2);
    this.forEachNote(places, (place, ordinal, where) => {
      documentsWith[place] = (documentsWith[place] as number) + 1;
      const isText = where === IN_TEXT;
      const list = place * 2 + (isText ? 1 : 0);
      const distance = ordinal - (last[list] as number);
      last[list] = ordinal;
      if (isText) textSizes[place] = (textSizes[place] as number) + sizeOfNumber(distance);
      else headSizes[place] = (headSizes[place] as number) + sizeOfNumber(headPosting(distance, where));
    });
    const mostBytes = bytesOfBits(this.ordinalEnd);
    for (let place = 0; place < size; place++)
      textSizes[place] = Math.min(textSizes[place] as number, mostBytes);

    const headStarts = startsOf(headSizes);
    const textStarts = startsOf(textSizes);
    const heads = new Uint8Array(new SharedArrayBuffer(headStarts[size] as number));
    const texts = new Uint8Array(new SharedArrayBuffer(textStarts[size] as number));
    const headEnds = headStarts.slice();
    const textEnds = textStarts.slice();
    last.fill(0);
    this.forEachNote(places, (place, ordinal, where) => {
      const isText = where === IN_TEXT;
      const list = place * 2 + (isText ? 1 : 0);
      const distance = ordinal - (last[list] as number);
      last[list] = ordinal;
      if (!isText) {
        headEnds[place] = writeNumber(heads, headEnds[place] as number, headPosting(distance, where));
      } else if (textSizes[place] === mostBytes) {
        const byte = (textStarts[place] as number) + (ordinal >>> 3);
        texts[byte] = (texts[byte] as number) | (1 << (ordinal & 7));
      } else {
        textEnds[place] = writeNumber(texts, textEnds[place] as number, distance);
      }
    });
    return { documentsWith, heads, headStarts, texts, textStarts };
  }

  private forEachNote(
    places: Uint32Array,
    visit: (place: number, ordinal: number, where: number) => void,
  ): void {
    let at = 0;
    for (let document = 0; document < this.documentCount; document++) {
      const ordinal = this.ordinals[document] as number;
      const end = at + (this.noteCounts[document] as number);
      for (; at < end; at++) {
        const note = (this.log[Math.floor(at / LOG_PART)] as Uint32Array)[at % LOG_PART] as number;
        visit(places[note >>> WHERE_BITS] as number, ordinal, note & WHERE_MASK);
      }
    }
  }
}

function layOutWords(words: string[]): Pick<SearchIndexData, 'letters' | 'wordStarts' | 'shared' | 'leaps'> {
  const wordStarts = startsOf(Uint32Array.from(words, ({ length }) => length));
  const letters = new Uint16Array(new SharedArrayBuffer((wordStarts[words.length] as number) * 2));
  const shared = new Uint8Array(new SharedArrayBuffer(words.length));
  let at = 0;
  let before = '';
  for (const [place, word] of words.entries()) {
    for (let i = 0; i < word.length; i++) letters[at++] = word.charCodeAt(i);
    shared[place] = sharedLetters(before, word);
    before = word;
  }
  return { letters, wordStarts, shared, leaps: leapsOver(shared) };
}

/** How far each place is from the next that shares fewer letters; places wait until that one comes. */
function leapsOver(shared: Uint8Array): Uint8Array {
  const leaps = new Uint8Array(new SharedArrayBuffer(shared.length));
  const waiting: number[] = [];
  for (let place = 0; place <= shared.length; place++) {
    const letters = place < shared.length ? (shared[place] as number) : -1;
    while (waiting.length > 0 && (shared[waiting.at(-1) as number] as number) > letters) {
      const from = waiting.pop() as number;
      leaps[from] = Math.min(place - from, 255);
    }
    waiting.push(place);
  }
  return leaps;
}

function layOutStems(
  words: string[],
  rules: LanguageRules,
): Pick<SearchIndexData, 'stemHashes' | 'stemWords'> {
  const hashes = Uint32Array.from(words, (word) => hashOf(bareWord(rules.stem(word))));
  const byHash = Uint32Array.from(words.keys()).sort(
    (a, b) => (hashes[a] as number) - (hashes[b] as number) || a - b,
  );
  const stemWords = new Uint32Array(new SharedArrayBuffer(words.length * 4));
  const stemHashes = new Uint32Array(new SharedArrayBuffer(words.length * 4));
  stemWords.set(byHash);
  for (const [at, word] of byHash.entries()) stemHashes[at] = hashes[word] as number;
  return { stemHashes, stemWords };
}

/** One start more than sizes: the last is the end of all. */
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

/** A piece of a long string keeps all of it in memory; a word that is kept must not. */
function withOwnMemory(piece: string): string {
  return piece.length < 13 ? piece : Buffer.from(piece, 'utf16le').toString('utf16le');
}
