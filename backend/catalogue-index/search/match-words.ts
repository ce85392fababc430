import type { ExpandedWord, MeantWords } from './expand-word.ts';
import { withRoomFor } from './growable-array.ts';
import { Matches } from './matches.ts';
import {
  isCommon,
  placeInTitle,
  pointsOf,
  WEIGHT_OF_COMMON_WORD,
  WEIGHT_OF_TELLING_WORD,
  WORTH_OF_TITLE_BEGINNING,
  WORTH_OF_WHOLE_TITLE,
  worthsAt,
} from './relevance.ts';
import { LATE_IN_TITLE, LED_BY_ARTICLE, TITLE_LENGTH } from './search-document.ts';

/** Products in ascending order of their ordinals, each with a score: the greater, the better. */
export interface SearchHits {
  ordinals: Int32Array;
  scores: Uint32Array;
}

export interface MatchContext {
  ordinalEnd: number;
  documentCount: number;
  /** Whether the query begins with an article, as titles do that people look for without it. */
  isLedByArticle: boolean;
  titleShape(ordinal: number): number;
  isLive(ordinal: number): boolean;
}

/** What one search leaves, the next takes over: for a hundred thousand products, making room takes longer than counting. */
const matches = new Matches();
let scoreRoom = new Uint32Array(1024);
let titleRoom = new Uint8Array(1024);

/** Products that have every word. The rarest word goes first: what it leaves out is not looked at again. */
export function matchAll(words: readonly ExpandedWord[], context: MatchContext): SearchHits {
  const [rarest, ...others] = words
    .map(({ meant }, position): WeighedWord => ({ meant, position, frequency: frequencyOf(meant) }))
    .sort((a, b) => a.frequency - b.frequency || a.position - b.position);
  if (rarest === undefined || rarest.frequency === 0) return noHits();
  matches.open(context.ordinalEnd);
  collect(rarest.meant);
  matches.settle();
  scoreRoom = withRoomFor(scoreRoom, matches.count);
  titleRoom = withRoomFor(titleRoom, matches.count);
  const tally = { scores: scoreRoom, titlesLeft: titleRoom };
  tally.scores.fill(0, 0, matches.count);
  tally.titlesLeft.fill(1, 0, matches.count);
  let count = keepMet(rarest, matches.count, tally, context);
  for (const word of others) {
    matches.narrow(count);
    collect(word.meant);
    count = keepMet(word, count, tally, context);
  }
  favourTitles(count, words.length, tally, context);
  return liveHits(matches.ordinals, tally.scores, count, context);
}

interface WeighedWord {
  meant: readonly MeantWords[];
  /** As which word of the query, from 0. */
  position: number;
  frequency: number;
}

/** Beside the ordinals of the matches: the sum of points, and whether the title so far has the words in their order. */
interface Tally {
  scores: Uint32Array;
  titlesLeft: Uint8Array;
}

/** Leaves of the first `count` products those that the word was met in, and returns how many they are. */
function keepMet(
  word: WeighedWord,
  count: number,
  { scores, titlesLeft }: Tally,
  context: MatchContext,
): number {
  const { ordinals } = matches;
  const { position } = word;
  const weight = weightOf(word.frequency, context);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i] as number;
    const worth = matches.take(ordinal);
    if (worth === 0) continue;
    const place = placeInTitle(worth);
    const isInPlace = place < LATE_IN_TITLE && place === position + lead(ordinal, context);
    ordinals[kept] = ordinal;
    scores[kept] = (scores[i] as number) + pointsOf(worth) * weight;
    titlesLeft[kept] = isInPlace ? (titlesLeft[i] as number) : 0;
    kept++;
  }
  return kept;
}

/** A title that is what was typed, or begins with it, is worth more than the sum of its words. */
function favourTitles(
  count: number,
  wordCount: number,
  { scores, titlesLeft }: Tally,
  context: MatchContext,
): void {
  const { ordinals } = matches;
  for (let i = 0; i < count; i++) {
    if (titlesLeft[i] === 0) continue;
    const ordinal = ordinals[i] as number;
    const titleLength = context.titleShape(ordinal) & TITLE_LENGTH;
    const isWhole = titleLength === wordCount + lead(ordinal, context);
    scores[i] = Math.round(
      (scores[i] as number) * (isWhole ? WORTH_OF_WHOLE_TITLE : WORTH_OF_TITLE_BEGINNING),
    );
  }
}

/**
 * Products that have at least half of the words, not counting those that are everywhere, unless there are no others: what
 * has only `the` of a query is no answer to it.
 */
export function matchMost(words: readonly ExpandedWord[], context: MatchContext): SearchHits {
  if (words.length < 2) return noHits();
  const weighed = words.map(({ meant }, position) => ({ meant, position, frequency: frequencyOf(meant) }));
  const telling = weighed.filter(({ frequency }) => !isCommon(frequency, context.documentCount));
  const counted = telling.length > 0 ? telling : weighed;
  const metCounts = new Uint8Array(context.ordinalEnd);
  const scores = new Uint32Array(context.ordinalEnd);
  const addPoints = (word: WeighedWord) => {
    const weight = weightOf(word.frequency, context);
    for (let i = 0; i < matches.count; i++) {
      const ordinal = matches.ordinals[i] as number;
      const worth = matches.take(ordinal);
      if (worth > 0) metCounts[ordinal] = (metCounts[ordinal] as number) + 1;
      scores[ordinal] = (scores[ordinal] as number) + pointsOf(worth) * weight;
    }
  };
  for (const word of counted) {
    matches.open(context.ordinalEnd);
    collect(word.meant);
    addPoints(word);
  }
  const ordinals = ordinalsWithAtLeast(Math.ceil(counted.length / 2), metCounts);
  for (const word of weighed.filter((one) => !counted.includes(one))) {
    matches.narrowTo(ordinals);
    collect(word.meant);
    addPoints(word);
  }
  return liveHits(
    ordinals,
    Uint32Array.from(ordinals, (ordinal) => scores[ordinal] as number),
    ordinals.length,
    context,
  );
}

function ordinalsWithAtLeast(needed: number, metCounts: Uint8Array): Int32Array {
  const ordinals = new Int32Array(metCounts.length);
  let count = 0;
  for (let ordinal = 0; ordinal < metCounts.length; ordinal++)
    if ((metCounts[ordinal] as number) >= needed) ordinals[count++] = ordinal;
  return ordinals.slice(0, count);
}

export function noHits(): SearchHits {
  return { ordinals: new Int32Array(0), scores: new Uint32Array(0) };
}

function collect(meant: readonly MeantWords[]): void {
  for (const { segment, closeness, ids, isInTextsToo } of meant) {
    const worths = worthsAt(closeness);
    for (const id of ids) segment.collect(id, worths, isInTextsToo, matches);
  }
}

/** In how many products a word is; one that has several of the meant words counts for each. */
function frequencyOf(meant: readonly MeantWords[]): number {
  let frequency = 0;
  for (const { segment, ids } of meant) for (const id of ids) frequency += segment.documentsWith(id);
  return frequency;
}

function weightOf(frequency: number, { documentCount }: MatchContext): number {
  return isCommon(frequency, documentCount) ? WEIGHT_OF_COMMON_WORD : WEIGHT_OF_TELLING_WORD;
}

/** By how many words the title starts earlier than what is looked for. */
function lead(ordinal: number, context: MatchContext): number {
  return !context.isLedByArticle && (context.titleShape(ordinal) & LED_BY_ARTICLE) !== 0 ? 1 : 0;
}

/** The live ones of the first `count`; the arrays themselves are not kept. */
function liveHits(
  ordinals: Int32Array,
  scores: Uint32Array,
  count: number,
  { isLive }: MatchContext,
): SearchHits {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i] as number;
    if (!isLive(ordinal)) continue;
    ordinals[kept] = ordinal;
    scores[kept++] = scores[i] as number;
  }
  return { ordinals: ordinals.slice(0, kept), scores: scores.slice(0, kept) };
}
