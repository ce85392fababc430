import type { SearchMatch } from '../../engine.ts';
import { IN_NAME, IN_TEXT, LATE_IN_TITLE, STARTS_WITH_ARTICLE, TITLE_LENGTH } from '../search-document.ts';
import { ensureCapacity } from '../segments/growable-array.ts';
import { type CandidateWords, type ExpandedWord, isMisspelled } from './expand-word.ts';
import { Matches } from './matches.ts';
import {
  AUTHORS_FACTOR,
  CLOSENESS,
  COMMON_WORD_WEIGHT,
  COVERED_TITLE_FACTOR,
  DISTINCTIVE_WORD_WEIGHT,
  isCommon,
  isCorrected,
  isInAuthors,
  NAME_POINTS,
  packedScoresAt,
  pointsOf,
  TITLE_START_FACTOR,
  titlePosition,
  WHOLE_TITLE_FACTOR,
} from './relevance.ts';

/** Products by ascending ordinal, each with a score; higher is better. */
export interface SearchHits {
  ordinals: Int32Array;
  scores: Uint32Array;
  match: SearchMatch;
  /** True if a product has all required words in its title and authors. */
  isInHeads: boolean;
}

/** The facts about the index and the query that matching needs. `ordinalEnd` is one above the highest ordinal. */
export interface MatchContext {
  ordinalEnd: number;
  documentCount: number;
  /** True if the query starts with an article; visitors often leave it out of titles. */
  startsWithArticle: boolean;
  isOnlyStopWords: boolean;
  /** As in search-document.ts. */
  titleShape(ordinal: number): number;
  isLive(ordinal: number): boolean;
}

/** Buffers are reused by all searches: allocating them for 100,000 products takes longer than counting. */
const matches = new Matches();
let scoreBuffer = new Uint32Array(1024);
let titleOrderBuffer = new Uint8Array(1024);
let titleWordsBuffer = new Uint8Array(1024);
let headBuffer = new Uint8Array(1024);
let authorBuffer = new Uint8Array(1024);

/**
 * Products that contain every required word. The rarest word is matched first, which leaves the fewest products for the
 * others; optional words are matched last.
 */
export function matchAll(words: readonly ExpandedWord[], context: MatchContext): SearchHits {
  const [rarest, ...others] = withFrequencies(words).sort(
    (a, b) =>
      Number(a.isOptional) - Number(b.isOptional) || a.frequency - b.frequency || a.position - b.position,
  );
  if (rarest === undefined || rarest.frequency === 0) return noHits();
  matches.open(context.ordinalEnd);
  collect(rarest.candidates);
  matches.sortOrdinals();
  scoreBuffer = ensureCapacity(scoreBuffer, matches.count);
  titleOrderBuffer = ensureCapacity(titleOrderBuffer, matches.count);
  titleWordsBuffer = ensureCapacity(titleWordsBuffer, matches.count);
  headBuffer = ensureCapacity(headBuffer, matches.count);
  authorBuffer = ensureCapacity(authorBuffer, matches.count);
  const tally: Tally = {
    scores: scoreBuffer,
    inTitleOrder: titleOrderBuffer,
    wordsInTitle: titleWordsBuffer,
    inHeads: headBuffer,
    inAuthors: authorBuffer,
  };
  tally.scores.fill(0, 0, matches.count);
  tally.wordsInTitle.fill(0, 0, matches.count);
  tally.inTitleOrder.fill(1, 0, matches.count);
  tally.inHeads.fill(1, 0, matches.count);
  tally.inAuthors.fill(words.length > 1 ? 1 : 0, 0, matches.count);
  const query = { ...context, wordCount: words.length };
  let count = retainMatched(rarest, matches.count, tally, query);
  for (const word of others) {
    matches.narrow(count);
    collect(word.candidates);
    count = retainMatched(word, count, tally, query);
  }
  boostTitles(count, words.length, tally, context);
  const isInHeads = isAnyLive(matches.ordinals, tally.inHeads, count, context);
  const hits = liveHits(matches.ordinals, tally.scores, count, context);
  return { ...hits, isInHeads, match: words.some(isMisspelled) ? 'corrected' : 'typed' };
}

function withFrequencies(words: readonly ExpandedWord[]): WeightedWord[] {
  return words.map(({ candidates, isOptional }, position) => ({
    candidates,
    isOptional,
    position,
    frequency: frequencyOf(candidates),
  }));
}

interface WeightedWord {
  candidates: readonly CandidateWords[];
  isOptional: boolean;
  /** Index of the word in the query. */
  position: number;
  frequency: number;
}

/** By index of a match: what the words so far have added up to. */
interface Tally {
  scores: Uint32Array;
  /** 1 if the title contains the words in their order. */
  inTitleOrder: Uint8Array;
  /** How many words the title contains. */
  wordsInTitle: Uint8Array;
  /** 1 if the title or the authors contain all required words. */
  inHeads: Uint8Array;
  /** 1 if the authors contain all required words. */
  inAuthors: Uint8Array;
}

/** Removes from the first `count` products those that do not contain the word, if it is required. Returns the new count. */
function retainMatched(
  word: WeightedWord,
  count: number,
  { scores, inTitleOrder, wordsInTitle, inHeads, inAuthors }: Tally,
  context: MatchContext & { wordCount: number },
): number {
  const { ordinals } = matches;
  const { position, isOptional } = word;
  const weight = weightOf(word, context);
  let remaining = 0;
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i] as number;
    const packedScore = matches.take(ordinal);
    if (packedScore === 0 && !isOptional) continue;
    const titleIndex = titlePosition(packedScore);
    const isInTitle = titleIndex < LATE_IN_TITLE;
    const isInOrder = isInTitle && titleIndex === position + articleOffset(ordinal, context);
    if (context.isOnlyStopWords && !isInOrder && !isInAuthors(pointsOf(packedScore))) {
      const titleLength = context.titleShape(ordinal) & TITLE_LENGTH;
      const isAtTitleEnd = isInTitle && titleIndex === titleLength - context.wordCount + position;
      if (!isAtTitleEnd) continue;
    }
    ordinals[remaining] = ordinal;
    scores[remaining] = (scores[i] as number) + pointsOf(packedScore) * weight;
    inTitleOrder[remaining] = isInOrder ? (inTitleOrder[i] as number) : 0;
    wordsInTitle[remaining] = (wordsInTitle[i] as number) + (isInTitle ? 1 : 0);
    inAuthors[remaining] = isOptional || isInAuthors(pointsOf(packedScore)) ? (inAuthors[i] as number) : 0;
    inHeads[remaining] = isOptional || pointsOf(packedScore) > NAME_POINTS ? (inHeads[i] as number) : 0;
    remaining++;
  }
  return remaining;
}

/** Raises the score if the title is the query, starts with it or has only words of it, or if the authors have all its words. */
function boostTitles(
  count: number,
  wordCount: number,
  { scores, inTitleOrder, wordsInTitle, inAuthors }: Tally,
  context: MatchContext,
): void {
  const { ordinals } = matches;
  for (let i = 0; i < count; i++) {
    const titleWords = wordsInTitle[i] as number;
    if (inAuthors[i] === 1) scores[i] = Math.round((scores[i] as number) * AUTHORS_FACTOR);
    if (titleWords === 0) continue;
    const ordinal = ordinals[i] as number;
    const titleLength = (context.titleShape(ordinal) & TITLE_LENGTH) - articleOffset(ordinal, context);
    const isWhole = titleLength === titleWords && titleWords === wordCount;
    if (inTitleOrder[i] === 1)
      scores[i] = Math.round((scores[i] as number) * (isWhole ? WHOLE_TITLE_FACTOR : TITLE_START_FACTOR));
    else if (titleLength <= titleWords) scores[i] = Math.round((scores[i] as number) * COVERED_TITLE_FACTOR);
  }
}

/**
 * Products whose title, authors and names contain at least half of the words, at least one of them as typed in the title or
 * the authors. Optional and common words do not count, unless all are common.
 */
export function matchHalf(words: readonly ExpandedWord[], context: MatchContext): SearchHits {
  const all = withFrequencies(withoutTexts(words));
  const required = all.filter(({ isOptional }) => !isOptional);
  if (required.length < 2) return noHits();
  const distinctive = required.filter(({ frequency }) => !isCommon(frequency, context.documentCount));
  const counted = distinctive.length > 0 ? distinctive : required;
  const matchedWords = new Uint8Array(context.ordinalEnd);
  const scores = new Uint32Array(context.ordinalEnd);
  const addPoints = (word: WeightedWord) => {
    const weight = weightOf(word, context);
    for (let i = 0; i < matches.count; i++) {
      const ordinal = matches.ordinals[i] as number;
      const packedScore = matches.take(ordinal);
      if (packedScore > 0) matchedWords[ordinal] = (matchedWords[ordinal] as number) + 1;
      scores[ordinal] = (scores[ordinal] as number) + pointsOf(packedScore) * weight;
    }
  };
  for (const word of counted) {
    matches.open(context.ordinalEnd);
    collect(word.candidates);
    addPoints(word);
  }
  const ordinals = retainTyped(ordinalsWithAtLeast(Math.ceil(counted.length / 2), matchedWords), counted);
  for (const word of all.filter((one) => !counted.includes(one))) {
    matches.narrowTo(ordinals);
    collect(word.candidates);
    addPoints(word);
  }
  const hits = liveHits(
    ordinals,
    Uint32Array.from(ordinals, (ordinal) => scores[ordinal] as number),
    ordinals.length,
    context,
  );
  return { ...hits, match: 'partial', isInHeads: false };
}

/** The same words, matched only in titles, authors and names. */
function withoutTexts(words: readonly ExpandedWord[]): ExpandedWord[] {
  return words.map((word) => ({
    ...word,
    candidates: word.candidates.map((candidate) => ({ ...candidate, includesTexts: false })),
  }));
}

/** The products whose title or authors contain one of the words as typed. */
function retainTyped(ordinals: Int32Array, words: readonly WeightedWord[]): Int32Array {
  matches.narrowTo(ordinals);
  for (const { candidates } of words)
    for (const { segment, closeness, ids } of candidates)
      if (!isCorrected(closeness)) for (const id of ids) segment.collect(id, inTitleOrAuthor, false, matches);
  return ordinals.filter((ordinal) => matches.take(ordinal) > 0);
}

const inTitleOrAuthor = packedScoresAt(CLOSENESS.same).with(IN_NAME, 0).with(IN_TEXT, 0);

function ordinalsWithAtLeast(needed: number, matchedWords: Uint8Array): Int32Array {
  const ordinals = new Int32Array(matchedWords.length);
  let count = 0;
  for (let ordinal = 0; ordinal < matchedWords.length; ordinal++)
    if ((matchedWords[ordinal] as number) >= needed) ordinals[count++] = ordinal;
  return ordinals.slice(0, count);
}

export function noHits(): SearchHits {
  return { ordinals: new Int32Array(0), scores: new Uint32Array(0), match: 'typed', isInHeads: false };
}

function collect(candidates: readonly CandidateWords[]): void {
  for (const { segment, closeness, ids, includesTexts } of candidates) {
    const packedScores = packedScoresAt(closeness);
    for (const id of ids) segment.collect(id, packedScores, includesTexts, matches);
  }
}

/** The number of products that contain a candidate; a product with several candidates counts for each. */
function frequencyOf(candidates: readonly CandidateWords[]): number {
  let frequency = 0;
  for (const { segment, ids } of candidates) for (const id of ids) frequency += segment.documentsWith(id);
  return frequency;
}

function weightOf({ isOptional, frequency }: WeightedWord, { documentCount }: MatchContext): number {
  return isOptional || isCommon(frequency, documentCount) ? COMMON_WORD_WEIGHT : DISTINCTIVE_WORD_WEIGHT;
}

/** 1 if the title starts with an article that the query leaves out. */
function articleOffset(ordinal: number, context: MatchContext): number {
  return !context.startsWithArticle && (context.titleShape(ordinal) & STARTS_WITH_ARTICLE) !== 0 ? 1 : 0;
}

function isAnyLive(
  ordinals: Int32Array,
  flags: Uint8Array,
  count: number,
  { isLive }: MatchContext,
): boolean {
  for (let i = 0; i < count; i++) if (flags[i] === 1 && isLive(ordinals[i] as number)) return true;
  return false;
}

/** Copies the live ones of the first `count` matches, because the buffers are reused. */
function liveHits(
  ordinals: Int32Array,
  scores: Uint32Array,
  count: number,
  { isLive }: MatchContext,
): Pick<SearchHits, 'ordinals' | 'scores'> {
  let remaining = 0;
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i] as number;
    if (!isLive(ordinal)) continue;
    ordinals[remaining] = ordinal;
    scores[remaining++] = scores[i] as number;
  }
  return { ordinals: ordinals.slice(0, remaining), scores: scores.slice(0, remaining) };
}
