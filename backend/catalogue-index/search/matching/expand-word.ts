import type { SearchRules } from '#backend/languages/search-rules.ts';
import type { Segment } from '../segments/segment.ts';
import {
  compareBaseLetters,
  firstPositionAfter,
  firstPositionFrom,
  idAt,
  wordOf,
} from '../segments/word-list.ts';
import { baseLetter, baseWord } from '../text/nordic-letters.ts';
import { comparePrefix, matchesLetters } from './compare-letters.ts';
import { maxTyposOf, type Spelling, visitMisspelled } from './misspelled-words.ts';
import type { QueryWord } from './query-words.ts';
import { CLOSENESS, type Closeness, isCorrected } from './relevance.ts';

/** Words of the index that match a typed word with the same closeness. */
export interface CandidateWords {
  segment: Segment;
  closeness: Closeness;
  ids: number[];
  /** Whether the words also match in texts, not only in titles, authors and names. */
  includesTexts: boolean;
}

export interface ExpandedWord {
  candidates: CandidateWords[];
  isOptional: boolean;
  /** True if the candidates already include words with the maximum number of typos. */
  hasAllTypos: boolean;
}

/** True if the word is required and no word of the index matches it as typed or in another form. */
export function isMisspelled({ candidates, isOptional }: ExpandedWord): boolean {
  return !isOptional && candidates.every(({ closeness }) => isCorrected(closeness));
}

/** Bytes of texts that are read in about a millisecond. */
const MAX_PREFIX_WORK_IN_TEXTS = 128 * 1024;

/** Fewer bytes of titles, authors and names, because each product that is found is also sorted and counted in the facets. */
const MAX_PREFIX_WORK_IN_HEADS = 32 * 1024;

/** Shorter misspelled words would match unrelated texts. */
const MIN_MISSPELLED_LENGTH_IN_TEXTS = 6;

/** The first letter of a shorter word is as typed: with another one it would match too many words. */
const MIN_MISSPELLED_FIRST_LETTER_LENGTH = 4;

/**
 * The words that a typed word can match: the word itself, its other spellings (the typed one ranks first), other forms of it,
 * synonyms and, for a prefix, words that start with it. An unknown word can also match with typos; `spelling` allows them for
 * known words too.
 */
export function expandWord(
  segments: readonly Segment[],
  queryWord: QueryWord,
  rules: SearchRules,
  spelling: Spelling,
): ExpandedWord {
  const { word, isPrefix, isOptional, matchesTexts } = queryWord;
  const spellings = [word, ...rules.spellings(word)];
  const candidates = segments.map((segment) => new SegmentCandidates(segment, rules, { matchesTexts }));
  for (const candidate of candidates) candidate.addWords(spellings);
  // `isIndexed`: the index contains the word itself. `isKnown`: it contains the word, or longer words that start with it.
  const isIndexed = candidates.some((candidate) => candidate.hasWords);
  if (isPrefix) addPrefixMatches(candidates, spellings, matchesTexts);
  const isKnown = candidates.some((candidate) => candidate.hasWords);
  const stemIfNotIndexed = isKnown ? stemIfUnfinished : stemIfUnknown;
  const stem = isIndexed ? stemIfIndexed(isPrefix) : stemIfNotIndexed;
  for (const candidate of candidates) candidate.addStems(spellings, stem);
  for (const candidate of candidates) candidate.addSynonyms(rules.synonyms(word));
  const hasForms = candidates.some((candidate) => candidate.hasWords);
  let maxTypos = maxTyposOf(queryWord, spelling);
  if (spelling === 'strict') {
    if (isKnown) maxTypos = 0;
    // Another form of a known word is more likely than a word with two typos.
    else if (hasForms && maxTypos === 2) maxTypos = 1;
  }
  if (maxTypos !== 0) {
    for (const candidate of candidates) candidate.addMisspelled(spellings, maxTypos);
    const isFound = candidates.some((candidate) => candidate.hasWords);
    if (isPrefix && !isFound)
      for (const candidate of candidates) candidate.addMisspelledPrefixes(spellings, maxTypos);
  }
  const groups = candidates.flatMap((candidate) => candidate.groups.filter(({ ids }) => ids.length > 0));
  return { candidates: groups, isOptional, hasAllTypos: maxTypos === maxTyposOf(queryWord, 'tolerant') };
}

/** The closeness of another form with the same stem, written the same or without å, ä and ö. */
interface StemCloseness {
  same: Closeness;
  base: Closeness;
}

/** For a word of the index. The last word may be unfinished: then a longer word is more likely than another form. */
function stemIfIndexed(isPrefix: boolean): StemCloseness {
  return isPrefix
    ? { same: CLOSENESS.stemOfLast, base: CLOSENESS.baseStemOfLast }
    : { same: CLOSENESS.stem, base: CLOSENESS.baseStem };
}
/** For a word that is not in the index, but is the prefix of words that are. */
const stemIfUnfinished = { same: CLOSENESS.stemOfUnfinished, base: CLOSENESS.stemOfUnfinished };
/** For a word that is neither in the index nor a prefix of its words. */
const stemIfUnknown = { same: CLOSENESS.stemOfUnknown, base: CLOSENESS.stemOfUnknown };

/** True if the index contains the word, in one of its spellings, with or without accents. */
export function hasWord(segments: readonly Segment[], word: string, rules: SearchRules): boolean {
  const spellings = [word, ...rules.spellings(word)];
  return segments.some((segment) => {
    const candidates = new SegmentCandidates(segment, rules, { matchesTexts: true });
    candidates.addWords(spellings);
    return candidates.hasWords;
  });
}

/** Prefixes of one or two letters match too many words to be searched in texts. */
function addPrefixMatches(
  candidates: readonly SegmentCandidates[],
  spellings: readonly string[],
  matchesTexts: boolean,
): void {
  for (const [index, spelling] of spellings.entries()) {
    const ranges = candidates.map((candidate) => ({ candidate, ...candidate.prefixRange(spelling) }));
    const work = ranges.reduce(
      (sum, { candidate, from, to }) => sum + candidate.segment.workInTexts(from, to),
      0,
    );
    // The first spelling is the typed one.
    const options = { isTyped: index === 0, includesTexts: matchesTexts && work <= MAX_PREFIX_WORK_IN_TEXTS };
    for (const { candidate, from, to } of ranges) candidate.addPrefixMatches(spelling, { from, to }, options);
  }
}

/** The words of one segment that match a typed word, grouped by closeness. */
class SegmentCandidates {
  readonly segment: Segment;
  readonly groups: CandidateWords[] = [];
  private readonly rules: SearchRules;
  private readonly matchesTexts: boolean;
  /** Words that match as a whole, not as a prefix. */
  private readonly wholeIds = new Set<number>();

  constructor(segment: Segment, rules: SearchRules, { matchesTexts }: Pick<QueryWord, 'matchesTexts'>) {
    this.segment = segment;
    this.rules = rules;
    this.matchesTexts = matchesTexts;
  }

  get hasWords(): boolean {
    return this.groups.some(({ ids }) => ids.length > 0);
  }

  /** Adds the words that are one of the spellings. The first spelling is the typed one. */
  addWords(spellings: readonly string[]): void {
    this.visitWords(spellings, (id, match) =>
      this.addWhole(id, match === 'same' ? CLOSENESS.same : CLOSENESS.base),
    );
  }

  private visitWords(
    spellings: readonly string[],
    visit: (id: number, match: 'same' | 'base') => void,
  ): void {
    const { words } = this.segment;
    for (const [index, spelling] of spellings.entries()) {
      const base = baseWord(spelling);
      for (let position = firstPositionFrom(words, base); position < words.size; position++) {
        const id = idAt(words, position);
        if (compareBaseLetters(words, id, base) !== 0) break;
        const match = comparePrefix(spelling, words, id);
        if (match !== 'none') visit(id, index === 0 ? match : 'base');
      }
    }
  }

  /** Adds the words that have the same stem as one of the spellings. */
  addStems(spellings: readonly string[], closeness: StemCloseness): void {
    const { words } = this.segment;
    for (const [index, spelling] of spellings.entries()) {
      const typed = this.rules.stem(spelling);
      for (const id of this.segment.idsOfStem(baseWord(typed))) {
        if (this.wholeIds.has(id)) continue;
        const stem = this.rules.stem(wordOf(words, id));
        if (!matchesLetters(typed, stem)) continue;
        this.addWhole(id, index === 0 && stem === typed ? closeness.same : closeness.base);
      }
    }
  }

  /** Synonyms match names only: a category may use another word. */
  addSynonyms(synonyms: readonly string[]): void {
    const group = this.group(CLOSENESS.synonym, false);
    this.visitWords(synonyms, (id) => group.ids.push(id));
  }

  /** Positions of longer words with the prefix. */
  prefixRange(spelling: string): { from: number; to: number } {
    const { words } = this.segment;
    const base = baseWord(spelling);
    return { from: firstPositionFrom(words, `${base}\0`), to: firstPositionAfter(words, base) };
  }

  addPrefixMatches(
    spelling: string,
    { from, to }: { from: number; to: number },
    { isTyped, includesTexts }: { isTyped: boolean; includesTexts: boolean },
  ): void {
    const { segment } = this;
    const same = this.group(CLOSENESS.prefix, includesTexts);
    const base = this.group(CLOSENESS.basePrefix, includesTexts);
    const minFrequency = minPrefixFrequency(segment, from, to);
    for (let position = from; position < to; position++) {
      const id = idAt(segment.words, position);
      if (segment.documentsWith(id) < minFrequency) continue;
      const match = comparePrefix(spelling, segment.words, id);
      if (match === 'none') continue;
      (isTyped && match === 'same' ? same : base).ids.push(id);
    }
  }

  /** A word that matches both as another form and with a typo is added as both; the closer one counts. */
  addMisspelled(spellings: readonly string[], maxTypos: 1 | 2): void {
    const { words } = this.segment;
    for (const spelling of spellings) {
      const base = baseWord(spelling);
      visitMisspelled(words, base, { maxTypos, isPrefix: false }, (position, typos) => {
        const id = idAt(words, position);
        const isInFirstLetter =
          baseLetter(words.letters[words.starts[id] as number] as number) !== base.charCodeAt(0);
        if (isInFirstLetter && base.length < MIN_MISSPELLED_FIRST_LETTER_LENGTH) return;
        const oneTypo = isInFirstLetter ? CLOSENESS.oneTypoInFirstLetter : CLOSENESS.oneTypo;
        const closeness = typos === 2 ? CLOSENESS.twoTypos : oneTypo;
        const matchesTexts =
          this.matchesTexts && typos === 1 && base.length >= MIN_MISSPELLED_LENGTH_IN_TEXTS;
        this.group(closeness, matchesTexts).ids.push(id);
      });
    }
  }

  /** Misspelled prefixes match titles, authors and names only. */
  addMisspelledPrefixes(spellings: readonly string[], maxTypos: 1 | 2): void {
    const group = this.group(CLOSENESS.misspelledPrefix, false);
    for (const spelling of spellings)
      visitMisspelled(this.segment.words, baseWord(spelling), { maxTypos, isPrefix: true }, (position) =>
        group.ids.push(idAt(this.segment.words, position)),
      );
  }

  private addWhole(id: number, closeness: Closeness): void {
    if (this.wholeIds.has(id)) return;
    this.wholeIds.add(id);
    this.group(closeness, this.matchesTexts).ids.push(id);
  }

  private group(closeness: Closeness, includesTexts: boolean): CandidateWords {
    let group = this.groups.find(
      (candidate) => candidate.closeness === closeness && candidate.includesTexts === includesTexts,
    );
    if (!group) {
      group = { segment: this.segment, closeness, ids: [], includesTexts };
      this.groups.push(group);
    }
    return group;
  }
}

/**
 * The minimum number of products that must contain a word for it to match as a prefix. Short prefixes match so many words
 * that only the most frequent ones are read, up to `MAX_PREFIX_WORK_IN_HEADS`. A power of two.
 */
function minPrefixFrequency(segment: Segment, from: number, to: number): number {
  if (segment.workInHeads(from, to) <= MAX_PREFIX_WORK_IN_HEADS) return 1;
  const workByPower = new Uint32Array(32);
  for (let position = from; position < to; position++) {
    // The highest power of two that is not above the number.
    const power = 31 - Math.clz32(segment.documentsWith(idAt(segment.words, position)));
    workByPower[power] = (workByPower[power] as number) + segment.workInHeads(position, position + 1);
  }
  let work = 0;
  let power = 31;
  while (power > 0 && (work === 0 || work + (workByPower[power] as number) <= MAX_PREFIX_WORK_IN_HEADS))
    work += workByPower[power--] as number;
  return 2 ** (power + 1);
}
