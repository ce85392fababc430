import type { Matches } from './matches.ts';
import { collectHeads, collectTexts } from './posting-lists.ts';
import { IN_TEXT } from './search-document.ts';
import { hashOf, type SearchIndexData } from './search-index-data.ts';
import type { Segment } from './segment.ts';
import type { WordList } from './word-list.ts';

/** The base of an index: read where it lies, never changed. */
export class FrozenSegment implements Segment {
  readonly words: WordList;
  readonly documentCount: number;
  readonly ordinalEnd: number;
  private readonly data: SearchIndexData;

  constructor(data: SearchIndexData) {
    this.data = data;
    this.documentCount = data.documentCount;
    this.ordinalEnd = data.ordinalEnd;
    this.words = {
      size: data.shared.length,
      letters: data.letters,
      starts: data.wordStarts,
      order: null,
      shared: data.shared,
      leaps: data.leaps,
    };
  }

  idsOfStem(bareStem: string): readonly number[] {
    const { stemHashes, stemWords } = this.data;
    const hash = hashOf(bareStem);
    let from = 0;
    let to = stemHashes.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((stemHashes[middle] as number) < hash) from = middle + 1;
      else to = middle;
    }
    const ids: number[] = [];
    while (stemHashes[from] === hash) ids.push(stemWords[from++] as number);
    return ids;
  }

  documentsWith(id: number): number {
    return this.data.documentsWith[id] as number;
  }

  workInHeads(fromPlace: number, toPlace: number): number {
    return (this.data.headStarts[toPlace] as number) - (this.data.headStarts[fromPlace] as number);
  }

  workInTexts(fromPlace: number, toPlace: number): number {
    return (this.data.textStarts[toPlace] as number) - (this.data.textStarts[fromPlace] as number);
  }

  collect(id: number, worths: Uint16Array, isInTextsToo: boolean, matches: Matches): void {
    const { heads, headStarts, texts, textStarts } = this.data;
    collectHeads(heads, headStarts[id] as number, headStarts[id + 1] as number, worths, matches);
    if (!isInTextsToo) return;
    const [from, to] = [textStarts[id] as number, textStarts[id + 1] as number];
    collectTexts(texts, from, to, this.ordinalEnd, worths[IN_TEXT] as number, matches);
  }

  titleShape(ordinal: number): number {
    return this.data.titleShapes[ordinal] ?? 0;
  }
}
