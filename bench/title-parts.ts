import { slug } from '#backend/database/slug.ts';
import {
  adjectives,
  firstNames,
  grammar,
  languageCodes,
  nouns,
  openings,
  places,
  stems,
} from './catalogue-words.ts';

/** A part of a text in one language; the same part number means the same in every language. */
export interface TextPart {
  part: number;
  language: string;
  text: string;
  slug: string;
}

/** Danish alone has two forms of a noun: with its article, and bare after an adjective. */
const nounColumns = [
  { withArticle: 0, bare: 0 },
  { withArticle: 1, bare: 2 },
  { withArticle: 3, bare: 3 },
  { withArticle: 4, bare: 4 },
  { withArticle: 5, bare: 5 },
];

/** "Skogen", "Den tysta skogen", "Stenskogen", "Astrid": some fourteen thousand in every language. */
export function titleBeginnings(): TextPart[] {
  return inEveryLanguage((code, column) => {
    const { withArticle, bare } = nounColumns[column] ?? { withArticle: 0, bare: 0 };
    const [the = '', den = ''] = [grammar.beforeNoun[column], grammar.beforeAdjective[column]];
    return [
      ...nouns.map((noun) => `${the}${noun[withArticle]}`),
      ...nouns.flatMap((noun) => adjectives.map((adjective) => `${den}${adjective[column]} ${noun[bare]}`)),
      ...nouns.flatMap((noun) =>
        stems.map((stem) => the + compound(stem[column] ?? '', noun[withArticle] ?? '', code)),
      ),
      ...firstNames,
    ].map(capital);
  });
}

/** Nothing, " vid havet", " och vargen": as often the one as the other. */
export function titleEnds(): TextPart[] {
  return inEveryLanguage((code, column) => {
    const { withArticle } = nounColumns[column] ?? { withArticle: 0 };
    const somewhere = places.map(
      (place) => ` ${code === 'en' ? titleCase(place[column] ?? '') : place[column]}`,
    );
    return [
      ...nouns.map(() => ''),
      ...nouns.map((_, index) => somewhere[index % somewhere.length] ?? ''),
      ...nouns.map((noun) => `${grammar.and[column]}${noun[withArticle]}`),
    ];
  });
}

/** "En stillsam roman om ett liv vid havet." */
export function blurbs(): TextPart[] {
  return inEveryLanguage((_, column) =>
    openings.flatMap((opening) => places.map((place) => `${opening[column]} ${place[column]}.`)),
  );
}

function inEveryLanguage(textsOf: (language: string, column: number) => string[]): TextPart[] {
  return languageCodes.flatMap((language, column) =>
    textsOf(language, column).map((text, part) => ({ part, language, text, slug: slug(text) })),
  );
}

/** English leaves the halves of a compound apart. Finnish puts a hyphen where two equal vowels would meet. */
function compound(stem: string, word: string, code: string): string {
  if (code === 'en') return `${stem} ${word}`;
  const meet = code === 'fi' && stem.at(-1) === word[0] && /[aeiouyäö]/.test(word);
  return meet ? `${stem}-${word}` : `${stem}${word}`;
}

/** English titles write all but the small words large. */
const titleCase = (text: string) =>
  text.replace(
    /\b(?!(?:a|after|among|at|before|behind|beneath|beyond|by|from|in|next|of|on|the|under|without)\b)[a-z]/g,
    (letter) => letter.toUpperCase(),
  );

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
