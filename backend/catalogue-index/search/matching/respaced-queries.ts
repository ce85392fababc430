import { isStopWord } from '#backend/languages/languages.ts';

/** A variant of a query with other spaces. */
interface RespacedQuery {
  words: string[];
  /** Spaces are added: the parts match titles, authors and names, but not texts, which contain nearly every short word. */
  isSplit: boolean;
}

/** Shorter parts occur in nearly every word. */
const MIN_PART_LENGTH = 3;

/** A run of words has at least this many letters. */
const MIN_RUN_LENGTH = 9;
const MIN_RUN_PARTS = 3;
const MAX_RUN_PARTS = 6;
const MAX_RUNS = 4;
const MAX_QUERIES = 12;

/**
 * Variants of the query with one space removed or added, if the result consists of known words: `lejon hjärta` is one word
 * in the Nordic languages, and `harrypotter` is two, as is `hägring38`. A long word may be a run of several words.
 */
export function respacedQueries(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): RespacedQuery[] {
  const queries: RespacedQuery[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    const add = (parts: readonly string[], end: number, { isSplit }: { isSplit: boolean }) =>
      queries.push({ words: [...words.slice(0, i), ...parts, ...words.slice(end)], isSplit });
    const joined = word + (words[i + 1] ?? '');
    if (i + 1 < words.length && isKnown(joined)) add([joined], i + 2, { isSplit: false });
    if (isKnown(word)) continue;
    for (let at = 1; at < word.length; at++) {
      if (!canSplit(word, at)) continue;
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every(isKnown)) add(parts, i + 1, { isSplit: true });
    }
    for (const parts of runsIn(word, isKnown)) add(parts, i + 1, { isSplit: true });
  }
  return queries.slice(0, MAX_QUERIES);
}

/** All words that `respacedQueries` may pass to `isKnown`. */
export function possibleWords(words: readonly string[]): string[] {
  const possible = new Set(words);
  for (const [i, word] of words.entries()) {
    possible.add(word + (words[i + 1] ?? ''));
    for (let from = 0; from < word.length; from++)
      for (let to = from + 1; to <= word.length; to++) possible.add(word.slice(from, to));
  }
  return [...possible];
}

function canSplit(word: string, at: number): boolean {
  if (at >= MIN_PART_LENGTH && word.length - at >= MIN_PART_LENGTH) return true;
  return isDigit(word, at - 1) !== isDigit(word, at);
}

function isDigit(word: string, at: number): boolean {
  const unit = word.charCodeAt(at);
  return unit >= 0x30 && unit <= 0x39;
}

/** Runs of at least three known words that are the word with added spaces, fewest first: `emil i lönneberga`. */
function runsIn(word: string, isKnown: (word: string) => boolean): string[][] {
  if (word.length < MIN_RUN_LENGTH) return [];
  const runs: string[][] = [];
  const known = new Map<string, boolean>();
  const isPart = (part: string) => {
    let isFound = known.get(part);
    if (isFound === undefined) {
      isFound = (part.length > 1 || isStopWord(part)) && isKnown(part);
      known.set(part, isFound);
    }
    return isFound;
  };
  for (let count = MIN_RUN_PARTS; count <= MAX_RUN_PARTS; count++) {
    const search = new RunSearch(word, isPart);
    for (const run of search.runsFrom(0, count)) {
      runs.push(run);
      if (runs.length === MAX_RUNS) return runs;
    }
  }
  return runs;
}

/** Between the parts of a Nordic compound: `hundra-år-s-ensamhet`. */
const LINKING_LETTER = 's';

class RunSearch {
  private readonly word: string;
  private readonly isPart: (part: string) => boolean;
  /** The arguments of `runsFrom`, packed into a number, for which there is no run. */
  private readonly failed = new Set<number>();

  constructor(word: string, isPart: (part: string) => boolean) {
    this.word = word;
    this.isPart = isPart;
  }

  /** The rest of the word as `count` parts. Runs with a longer first part come first. */
  *runsFrom(from: number, count: number): Generator<string[]> {
    const key = from * (MAX_RUN_PARTS + 1) + count;
    if (this.failed.has(key)) return;
    let isFound = false;
    for (let to = count === 1 ? this.word.length : this.word.length - count + 1; to > from; to--) {
      const part = this.word.slice(from, to);
      if (this.isPart(part))
        for (const rest of this.restsFrom(to, count - 1)) {
          isFound = true;
          yield [part, ...rest];
        }
      if (count === 1) break;
    }
    if (!isFound) this.failed.add(key);
  }

  private *restsFrom(from: number, count: number): Generator<string[]> {
    if (count === 0) {
      yield [];
      return;
    }
    yield* this.runsFrom(from, count);
    if (this.word[from] === LINKING_LETTER) yield* this.runsFrom(from + 1, count);
  }
}
