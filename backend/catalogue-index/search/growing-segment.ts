import { withRoomFor } from './growable-array.ts';
import { type LanguageRules, languageRules } from './language-rules.ts';
import type { Matches } from './matches.ts';
import { bareWord } from './nordic-letters.ts';
import { DocumentReader, IN_TEXT, type SearchDocument } from './search-document.ts';
import type { Segment } from './segment.ts';
import { compareWords, firstPlace, sharedLetters, type WordList } from './word-list.ts';

const NONE = 0;

/**
 * The tail of an index. A document costs as much as it has words, whatever is here already: postings are chained from the
 * newest back, and a new word is put into its place of the order.
 */
export class GrowingSegment implements Segment {
  documentCount = 0;
  ordinalEnd = 0;
  private readonly rules: LanguageRules;
  private readonly reader: DocumentReader;
  private readonly idOfWord = new Map<string, number>();
  private readonly wordOfId: string[] = [];
  private readonly idsByStem = new Map<string, number[]>();
  private list = {
    size: 0,
    letters: new Uint16Array(1024),
    starts: new Uint32Array(256),
    order: new Uint32Array(256),
    shared: new Uint8Array(256),
    leaps: null,
  };
  /** By id. */
  private counts = new Uint32Array(256);
  private newest = new Uint32Array(256);
  /** By posting, from 1: 0 ends a chain. */
  private ordinals = new Uint32Array(1024);
  private wheres = new Uint8Array(1024);
  private older = new Uint32Array(1024);
  private postingCount = 1;
  /** By ordinal, from the first. */
  private titleShapes = new Uint8Array(64);
  private firstOrdinal = 0;

  constructor(languageId: string) {
    this.rules = languageRules(languageId);
    this.reader = new DocumentReader(languageId, (word) => this.idOf(word));
  }

  get words(): WordList {
    return this.list;
  }

  /** Ordinals must ascend. */
  add(ordinal: number, document: SearchDocument): void {
    if (ordinal < this.ordinalEnd) throw new Error(`Ordinal ${ordinal} comes after ${this.ordinalEnd - 1}.`);
    if (this.documentCount === 0) this.firstOrdinal = ordinal;
    const shape = this.reader.read(document, (id, where) => this.post(id, ordinal, where));
    this.documentCount++;
    this.ordinalEnd = ordinal + 1;
    this.titleShapes = withRoomFor(this.titleShapes, this.ordinalEnd - this.firstOrdinal);
    this.titleShapes[ordinal - this.firstOrdinal] = shape;
  }

  private post(id: number, ordinal: number, where: number): void {
    const newest = this.newest[id] as number;
    if (newest !== NONE && this.ordinals[newest] === ordinal) return;
    const posting = this.postingCount++;
    this.ordinals = withRoomFor(this.ordinals, posting + 1);
    this.wheres = withRoomFor(this.wheres, posting + 1);
    this.older = withRoomFor(this.older, posting + 1);
    this.ordinals[posting] = ordinal;
    this.wheres[posting] = where;
    this.older[posting] = newest;
    this.newest[id] = posting;
    this.counts[id] = (this.counts[id] as number) + 1;
  }

  private idOf(word: string): number {
    const known = this.idOfWord.get(word);
    if (known !== undefined) return known;
    const id = this.list.size;
    this.idOfWord.set(word, id);
    this.wordOfId.push(word);
    const stem = bareWord(this.rules.stem(word));
    const sameStem = this.idsByStem.get(stem);
    if (sameStem) sameStem.push(id);
    else this.idsByStem.set(stem, [id]);
    this.counts = withRoomFor(this.counts, id + 1);
    this.newest = withRoomFor(this.newest, id + 1);
    this.insert(word, id);
    return id;
  }

  private insert(word: string, id: number): void {
    const { list } = this;
    const place = firstPlace(list, (other) => compareWords(this.wordOfId[other] as string, word) > 0);
    const start = list.starts[id] as number;
    list.letters = withRoomFor(list.letters, start + word.length);
    for (let i = 0; i < word.length; i++) list.letters[start + i] = word.charCodeAt(i);
    list.starts = withRoomFor(list.starts, id + 2);
    list.starts[id + 1] = start + word.length;
    list.order = withRoomFor(list.order, id + 1);
    list.shared = withRoomFor(list.shared, id + 1);
    list.order.copyWithin(place + 1, place, list.size);
    list.shared.copyWithin(place + 1, place, list.size);
    list.order[place] = id;
    list.size++;
    this.compareWithPrevious(place);
    this.compareWithPrevious(place + 1);
  }

  private compareWithPrevious(place: number): void {
    const { list, wordOfId } = this;
    if (place >= list.size) return;
    const word = wordOfId[list.order[place] as number] as string;
    const before = place === 0 ? '' : (wordOfId[list.order[place - 1] as number] as string);
    list.shared[place] = sharedLetters(before, word);
  }

  idsOfStem(bareStem: string): readonly number[] {
    return this.idsByStem.get(bareStem) ?? [];
  }

  documentsWith(id: number): number {
    return this.counts[id] as number;
  }

  /** Too little to matter beside a base. */
  workInHeads(): number {
    return 0;
  }

  workInTexts(): number {
    return 0;
  }

  collect(id: number, worths: Uint16Array, isInTextsToo: boolean, matches: Matches): void {
    for (let posting = this.newest[id] as number; posting !== NONE; posting = this.older[posting] as number) {
      const where = this.wheres[posting] as number;
      if (isInTextsToo || where !== IN_TEXT)
        matches.offer(this.ordinals[posting] as number, worths[where] as number);
    }
  }

  titleShape(ordinal: number): number {
    return this.titleShapes[ordinal - this.firstOrdinal] ?? 0;
  }
}
