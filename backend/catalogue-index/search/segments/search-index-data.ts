/**
 * The frozen search index of one language: typed arrays and plain values only, so that it can be written to a file and
 * shared between threads.
 */
export interface SearchIndexData {
  languageId: string;
  documentCount: number;
  /** One above the highest ordinal. */
  ordinalEnd: number;
  /** The sorted words, see word-list.ts; a word's id is its position. */
  letters: Uint16Array;
  wordStarts: Uint32Array;
  shared: Uint8Array;
  skips: Uint8Array;
  /** Hashes of stems in base letters, ascending, and the word of each. */
  stemHashes: Uint32Array;
  stemWords: Uint32Array;
  /** The number of documents that contain each word. */
  documentsWith: Uint32Array;
  /** Posting lists of titles, authors and names (heads) and of texts; the list of a word ends where the next starts. */
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
