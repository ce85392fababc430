import type { Matches } from '../matching/matches.ts';
import { IN_TEXT } from '../search-document.ts';
import { collectHeads, collectTexts, type PostingRange } from './posting-lists.ts';
import { hashOf, type SearchIndexData } from './search-index-data.ts';
import type { Segment } from './segment.ts';
import type { WordList } from './word-list.ts';

/** The base of an index: immutable, read directly from its arrays. */
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
      skips: data.skips,
    };
  }

  idsOfStem(baseStem: string): readonly number[] {
    const { stemHashes, stemWords } = this.data;
    const hash = hashOf(baseStem);
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

  workInHeads(fromPosition: number, toPosition: number): number {
    return (this.data.headStarts[toPosition] as number) - (this.data.headStarts[fromPosition] as number);
  }

  workInTexts(fromPosition: number, toPosition: number): number {
    return (this.data.textStarts[toPosition] as number) - (this.data.textStarts[fromPosition] as number);
  }

  collect(id: number, packedScores: Uint16Array, includesTexts: boolean, matches: Matches): void {
    const { heads, headStarts, texts, textStarts } = this.data;
    collectHeads(rangeOf(heads, headStarts, id), packedScores, matches);
    if (includesTexts)
      collectTexts(rangeOf(texts, textStarts, id), this.ordinalEnd, packedScores[IN_TEXT] as number, matches);
  }

  titleShape(ordinal: number): number {
    return this.data.titleShapes[ordinal] ?? 0;
  }
}

function rangeOf(bytes: Uint8Array, starts: Uint32Array, id: number): PostingRange {
  return { bytes, from: starts[id] as number, to: starts[id + 1] as number };
}
