import { slug } from '#contract/product/slug.ts';
import {
  adjectives,
  firstNames,
  grammar,
  languageCodes,
  locations,
  nouns,
  openings,
  stems,
} from './catalogue-words.ts';

/** A part of a text in one language. Parts with the same number are translations of each other. */
export interface TextPart {
  part: number;
  language: string;
  text: string;
  slug: string;
}

/** Danish has two forms of a noun: with the article suffix, and without it after an adjective. */
const nounColumns = [
  { withArticle: 0, withoutArticle: 0 },
  { withArticle: 1, withoutArticle: 2 },
  { withArticle: 3, withoutArticle: 3 },
  { withArticle: 4, withoutArticle: 4 },
  { withArticle: 5, withoutArticle: 5 },
];

/** "Skogen", "Den tysta skogen", "Stenskogen", "Astrid": about 14,000 in every language. */
export function titleStarts(): TextPart[] {
  return inEveryLanguage((code, column) => {
    const { withArticle, withoutArticle } = nounColumns[column] ?? { withArticle: 0, withoutArticle: 0 };
    const nounArticle = grammar.beforeNoun[column] ?? '';
    const adjectiveArticle = grammar.beforeAdjective[column] ?? '';
    return [
      ...nouns.map((noun) => `${nounArticle}${noun[withArticle]}`),
      ...nouns.flatMap((noun) =>
        adjectives.map((adjective) => `${adjectiveArticle}${adjective[column]} ${noun[withoutArticle]}`),
      ),
      ...nouns.flatMap((noun) =>
        stems.map((stem) => nounArticle + compound(stem[column] ?? '', noun[withArticle] ?? '', code)),
      ),
      ...firstNames,
    ].map(capitalise);
  });
}

/** Three kinds, equally often: "", " vid havet", " och vargen". */
export function titleEnds(): TextPart[] {
  return inEveryLanguage((code, column) => {
    const { withArticle } = nounColumns[column] ?? { withArticle: 0 };
    const locationEnds = locations.map(
      (location) => ` ${code === 'en' ? titleCase(location[column] ?? '') : location[column]}`,
    );
    return [
      ...nouns.map(() => ''),
      ...nouns.map((_, index) => locationEnds[index % locationEnds.length] ?? ''),
      ...nouns.map((noun) => `${grammar.and[column]}${noun[withArticle]}`),
    ];
  });
}

/** Descriptions such as "En stillsam roman om ett liv vid havet." */
export function blurbs(): TextPart[] {
  return inEveryLanguage((_, column) =>
    openings.flatMap((opening) => locations.map((location) => `${opening[column]} ${location[column]}.`)),
  );
}

function inEveryLanguage(textsOf: (language: string, column: number) => string[]): TextPart[] {
  return languageCodes.flatMap((language, column) =>
    textsOf(language, column).map((text, part) => ({ part, language, text, slug: slug(text) })),
  );
}

/** English separates the parts of a compound. Finnish adds a hyphen between two equal vowels. */
function compound(stem: string, word: string, code: string): string {
  if (code === 'en') return `${stem} ${word}`;
  const needsHyphen = code === 'fi' && stem.at(-1) === word[0] && /[aeiouyäö]/.test(word);
  return needsHyphen ? `${stem}-${word}` : `${stem}${word}`;
}

/** English titles capitalise all but short function words. */
const titleCase = (text: string) =>
  text.replace(
    /\b(?!(?:a|after|among|at|before|behind|beneath|beyond|by|from|in|next|of|on|the|under|without)\b)[a-z]/g,
    (letter) => letter.toUpperCase(),
  );

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
