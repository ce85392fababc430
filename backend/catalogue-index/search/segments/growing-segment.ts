import { searchRulesOf } from '#backend/languages/languages.ts';
import type { SearchRules } from '#backend/languages/search-rules.ts';
import type { Matches } from '../matching/matches.ts';
import { DocumentReader, IN_TEXT, type SearchDocument } from '../search-document.ts';
import { baseWord } from '../text/nordic-letters.ts';
import type { TextTokens } from '../text/text-tokens.ts';
import { WordIds } from '../text/word-ids.ts';
import { ensureCapacity } from './growable-array.ts';
import type { Segment } from './segment.ts';
import { compareWords, firstPosition, sharedLetters, type WordList } from './word-list.ts';

/** Ends a linked list of postings. */
const NONE = 0;

/**
 * The tail of an index. Adding a document costs as much as it has words, regardless of the size of the segment: postings
 * are linked lists from the newest back, and a new word is inserted into the sorted list.
 */
export class GrowingSegment implements Segment {
  documentCount = 0;
  ordinalEnd = 0;
  private readonly rules: SearchRules;
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
    skips: null,
  };
  /** By word id: how many documents contain the word, and its newest posting. */
  private counts = new Uint32Array(256);
  private newest = new Uint32Array(256);
  /** By posting, from 1: the ordinal of the document. */
  private ordinals = new Uint32Array(1024);
  /** Where the word occurs in the document (search-document.ts). */
  private wheres = new Uint8Array(1024);
  /** The next older posting of the same word. */
  private older = new Uint32Array(1024);
  private postingCount = 1;
  /** By ordinal less `firstOrdinal`. */
  private titleShapes = new Uint8Array(64);
  private firstOrdinal = 0;

  constructor(languageId: string, tokens?: TextTokens) {
    this.rules = searchRulesOf(languageId);
    const words = new WordIds(this.rules, (word) => this.idOf(word), tokens);
    this.reader = new DocumentReader(languageId, words);
  }

  get words(): WordList {
    return this.list;
  }

  /** Ordinals must ascend. */
  add(ordinal: number, document: SearchDocument): void {
    if (ordinal < this.ordinalEnd)
      throw new Error(`Ordinal ${ordinal} was added after ${this.ordinalEnd - 1}.`);
    if (this.documentCount === 0) this.firstOrdinal = ordinal;
    const shape = this.reader.read(document, (id, where) => this.addPosting(id, ordinal, where));
    this.documentCount++;
    this.ordinalEnd = ordinal + 1;
    this.titleShapes = ensureCapacity(this.titleShapes, this.ordinalEnd - this.firstOrdinal);
    this.titleShapes[ordinal - this.firstOrdinal] = shape;
  }

  private addPosting(id: number, ordinal: number, where: number): void {
    const newest = this.newest[id] as number;
    if (newest !== NONE && this.ordinals[newest] === ordinal) return;
    const posting = this.postingCount++;
    this.ordinals = ensureCapacity(this.ordinals, posting + 1);
    this.wheres = ensureCapacity(this.wheres, posting + 1);
    this.older = ensureCapacity(this.older, posting + 1);
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
    const stem = baseWord(this.rules.stem(word));
    const sameStem = this.idsByStem.get(stem);
    if (sameStem) sameStem.push(id);
    else this.idsByStem.set(stem, [id]);
    this.counts = ensureCapacity(this.counts, id + 1);
    this.newest = ensureCapacity(this.newest, id + 1);
    this.insert(word, id);
    return id;
  }

  private insert(word: string, id: number): void {
    const { list } = this;
    const position = firstPosition(list, (other) => compareWords(this.wordOfId[other] as string, word) > 0);
    const start = list.starts[id] as number;
    list.letters = ensureCapacity(list.letters, start + word.length);
    for (let i = 0; i < word.length; i++) list.letters[start + i] = word.charCodeAt(i);
    list.starts = ensureCapacity(list.starts, id + 2);
    list.starts[id + 1] = start + word.length;
    list.order = ensureCapacity(list.order, id + 1);
    list.shared = ensureCapacity(list.shared, id + 1);
    list.order.copyWithin(position + 1, position, list.size);
    list.shared.copyWithin(position + 1, position, list.size);
    list.order[position] = id;
    list.size++;
    this.compareWithPrevious(position);
    this.compareWithPrevious(position + 1);
  }

  private compareWithPrevious(position: number): void {
    const { list, wordOfId } = this;
    if (position >= list.size) return;
    const word = wordOfId[list.order[position] as number] as string;
    const before = position === 0 ? '' : (wordOfId[list.order[position - 1] as number] as string);
    list.shared[position] = sharedLetters(before, word);
  }

  idsOfStem(baseStem: string): readonly number[] {
    return this.idsByStem.get(baseStem) ?? [];
  }

  documentsWith(id: number): number {
    return this.counts[id] as number;
  }

  /** Negligible compared with the base. */
  workInHeads(): number {
    return 0;
  }

  workInTexts(): number {
    return 0;
  }

  collect(id: number, packedScores: Uint16Array, includesTexts: boolean, matches: Matches): void {
    for (let posting = this.newest[id] as number; posting !== NONE; posting = this.older[posting] as number) {
      const where = this.wheres[posting] as number;
      if (includesTexts || where !== IN_TEXT)
        matches.addMatch(this.ordinals[posting] as number, packedScores[where] as number);
    }
  }

  titleShape(ordinal: number): number {
    return this.titleShapes[ordinal - this.firstOrdinal] ?? 0;
  }
}
