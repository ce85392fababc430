/**
 * The frozen words of one language. Typed arrays and plain values only, so that it can be written to a file as bytes and
 * shared between threads.
 */
export interface SearchIndexData {
  languageId: string;
  documentCount: number;
  /** One above the highest ordinal. */
  ordinalEnd: number;
  /** The words in order, see word-list.ts; a word's id is its place. */
  letters: Uint16Array;
  wordStarts: Uint32Array;
  shared: Uint8Array;
  leaps: Uint8Array;
  /** Hashes of bare stems, ascending, and beside each the word that has it. */
  stemHashes: Uint32Array;
  stemWords: Uint32Array;
  /** In how many documents each word stands. */
  documentsWith: Uint32Array;
  /** Where words stand in titles, authors and names; and in texts. The bytes of a word from its start to the next. */
  heads: Uint8Array;
  headStarts: Uint32Array;
  texts: Uint8Array;
  textStarts: Uint32Array;
  /** By ordinal, see search-document.ts. */
  titleShapes: Uint8Array;
}

/** FNV-1a over the char codes. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
