import type { LanguageRules } from './language-rules.ts';
import { forgivenTypos, visitMisspelt } from './misspelt-words.ts';
import { bareLetter, bareWord, mayStandFor } from './nordic-letters.ts';
import { CLOSENESS, type Closeness } from './relevance.ts';
import type { Segment } from './segment.ts';
import { compareBare, firstPlaceAfter, firstPlaceFrom, idAt, type WordList, wordOf } from './word-list.ts';

/** Words of the shop that a typed word may mean, all equally near to it. */
export interface MeantWords {
  segment: Segment;
  closeness: Closeness;
  ids: number[];
  isInTextsToo: boolean;
}

export interface ExpandedWord {
  meant: MeantWords[];
  /** Whether all typos that are forgiven in such a word are among what is meant already. */
  isForgiven: boolean;
}

/** So many bytes are read in about a millisecond. */
const MOST_WORK_FOR_BEGINNING = 128 * 1024;

/**
 * What a typed word may mean: the word itself, other forms of it and, while it may still be typed, what begins with it.
 * A word that the shop does not have may also be a slip of the pen; `isForgiving` says so of any word.
 */
export function expandWord(
  segments: readonly Segment[],
  word: string,
  rules: LanguageRules,
  { isBeginning, isForgiving }: { isBeginning: boolean; isForgiving: boolean },
): ExpandedWord {
  const spellings = [word, ...rules.spellings(word)];
  const meant = segments.map((segment) => new MeantInSegment(segment, rules));
  for (const one of meant) one.addWords(spellings);
  if (isBeginning) addBeginnings(meant, spellings);
  const isKnown = meant.some((one) => one.hasWords);
  for (const one of meant) one.addStems(spellings, isKnown);
  const hasForms = meant.some((one) => one.hasWords);
  const forgiven = forgivenTypos(word);
  const most = isForgiving ? forgiven : isKnown ? 0 : hasForms ? ONE_AT_MOST[forgiven] : forgiven;
  if (most !== 0) {
    for (const one of meant) one.addMisspelt(spellings, most);
    const isFound = meant.some((one) => one.hasWords);
    if (isBeginning && !isFound) for (const one of meant) one.addMistypedBeginnings(spellings, most);
  }
  const groups = meant.flatMap((one) => one.groups.filter(({ ids }) => ids.length > 0));
  return { meant: groups, isForgiven: most === forgiven };
}

/** Another form of a known word is likelier than a word with two slips. */
const ONE_AT_MOST = { 0: 0, 1: 1, 2: 1 } as const;

/** Whether the shop has the word itself, in one of its spellings, with or without its marks. */
export function hasWord(segments: readonly Segment[], word: string, rules: LanguageRules): boolean {
  const spellings = [word, ...rules.spellings(word)];
  return segments.some((segment) => {
    const meant = new MeantInSegment(segment, rules);
    meant.addWords(spellings);
    return meant.hasWords;
  });
}

/** What a letter or two begin is too much to be read in texts. */
function addBeginnings(meant: readonly MeantInSegment[], spellings: readonly string[]): void {
  for (const spelling of spellings) {
    const ranges = meant.map((one) => ({ one, ...one.placesOfBeginning(spelling) }));
    const work = ranges.reduce((sum, { one, from, to }) => sum + one.segment.workInTexts(from, to), 0);
    for (const { one, from, to } of ranges)
      one.addBeginnings(spelling, from, to, work <= MOST_WORK_FOR_BEGINNING);
  }
}

class MeantInSegment {
  readonly segment: Segment;
  readonly groups: MeantWords[] = [];
  private readonly rules: LanguageRules;
  private readonly whole = new Set<number>();

  constructor(segment: Segment, rules: LanguageRules) {
    this.segment = segment;
    this.rules = rules;
  }

  get hasWords(): boolean {
    return this.groups.some(({ ids }) => ids.length > 0);
  }

  addWords(spellings: readonly string[]): void {
    const { words } = this.segment;
    for (const spelling of spellings) {
      const bare = bareWord(spelling);
      for (let place = firstPlaceFrom(words, bare); place < words.size; place++) {
        const id = idAt(words, place);
        if (compareBare(words, id, bare) !== 0) break;
        const fit = fitOf(spelling, words, id);
        if (fit !== 'none') this.addWhole(id, fit === 'same' ? CLOSENESS.same : CLOSENESS.bare);
      }
    }
  }

  addStems(spellings: readonly string[], isKnown: boolean): void {
    const { words } = this.segment;
    for (const spelling of spellings) {
      const typed = this.rules.stem(spelling);
      for (const id of this.segment.idsOfStem(bareWord(typed))) {
        if (this.whole.has(id)) continue;
        const stem = this.rules.stem(wordOf(words, id));
        if (!standsFor(typed, stem)) continue;
        if (!isKnown) this.addWhole(id, CLOSENESS.stemOfUnknown);
        else this.addWhole(id, stem === typed ? CLOSENESS.stem : CLOSENESS.bareStem);
      }
    }
  }

  /** Of words that begin with it and go on. */
  placesOfBeginning(spelling: string): { from: number; to: number } {
    const { words } = this.segment;
    const bare = bareWord(spelling);
    return { from: firstPlaceFrom(words, `${bare}\0`), to: firstPlaceAfter(words, bare) };
  }

  addBeginnings(spelling: string, from: number, to: number, isInTextsToo: boolean): void {
    const { segment } = this;
    const same = this.group(CLOSENESS.beginning, isInTextsToo);
    const bare = this.group(CLOSENESS.bareBeginning, isInTextsToo);
    const leastFrequent = leastFrequentBeginning(segment, from, to);
    for (let place = from; place < to; place++) {
      const id = idAt(segment.words, place);
      if (segment.documentsWith(id) < leastFrequent) continue;
      const fit = fitOf(spelling, segment.words, id);
      if (fit === 'same') same.ids.push(id);
      else if (fit === 'bare') bare.ids.push(id);
    }
  }

  /** A word that is both another form and a slip is added as both, and counts as the nearer. */
  addMisspelt(spellings: readonly string[], most: 1 | 2): void {
    const { words } = this.segment;
    for (const spelling of spellings) {
      const bare = bareWord(spelling);
      visitMisspelt(words, bare, most, false, (place, typos) => {
        const id = idAt(words, place);
        const isAtFirst =
          bareLetter(words.letters[words.starts[id] as number] as number) !== bare.charCodeAt(0);
        const closeness =
          typos === 2 ? CLOSENESS.twoTypos : isAtFirst ? CLOSENESS.oneTypoAtFirst : CLOSENESS.oneTypo;
        this.group(closeness, true).ids.push(id);
      });
    }
  }

  /** Only where it is likely to be meant: in titles, authors and names. */
  addMistypedBeginnings(spellings: readonly string[], most: 1 | 2): void {
    const group = this.group(CLOSENESS.mistypedBeginning, false);
    for (const spelling of spellings)
      visitMisspelt(this.segment.words, bareWord(spelling), most, true, (place) =>
        group.ids.push(idAt(this.segment.words, place)),
      );
  }

  private addWhole(id: number, closeness: Closeness): void {
    if (this.whole.has(id)) return;
    this.whole.add(id);
    this.group(closeness, true).ids.push(id);
  }

  private group(closeness: Closeness, isInTextsToo: boolean): MeantWords {
    let group = this.groups.find((one) => one.closeness === closeness && one.isInTextsToo === isInTextsToo);
    if (!group) {
      group = { segment: this.segment, closeness, ids: [], isInTextsToo };
      this.groups.push(group);
    }
    return group;
  }
}

/**
 * In how many products a word must be to be looked for as a beginning: a letter or two begin so many words that only those
 * are read that most products have, as far as the work allows. Counted in powers of two.
 */
function leastFrequentBeginning(segment: Segment, from: number, to: number): number {
  if (segment.workInHeads(from, to) <= MOST_WORK_FOR_BEGINNING) return 1;
  const workByPower = new Uint32Array(32);
  for (let place = from; place < to; place++) {
    const power = 31 - Math.clz32(segment.documentsWith(idAt(segment.words, place)));
    workByPower[power] = (workByPower[power] as number) + segment.workInHeads(place, place + 1);
  }
  let work = 0;
  let power = 31;
  while (power > 0 && (work === 0 || work + (workByPower[power] as number) <= MOST_WORK_FOR_BEGINNING))
    work += workByPower[power--] as number;
  return 2 ** (power + 1);
}

/** How the typed letters fit the first letters of a word. */
function fitOf(typed: string, { letters, starts }: WordList, id: number): 'same' | 'bare' | 'none' {
  const start = starts[id] as number;
  let fit: 'same' | 'bare' = 'same';
  for (let i = 0; i < typed.length; i++) {
    const letter = letters[start + i] as number;
    const typedLetter = typed.charCodeAt(i);
    if (typedLetter === letter) continue;
    if (!mayStandFor(typedLetter, letter)) return 'none';
    fit = 'bare';
  }
  return fit;
}

function standsFor(typed: string, written: string): boolean {
  if (typed.length !== written.length) return false;
  for (let i = 0; i < typed.length; i++)
    if (!mayStandFor(typed.charCodeAt(i), written.charCodeAt(i))) return false;
  return true;
}
