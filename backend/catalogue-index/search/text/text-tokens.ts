import { TokenNumbers, visitTokens } from './tokens.ts';

interface Tokens {
  /** The text in lower case. */
  lower: string;
  /** Number, start and end of each token. */
  parts: number[];
}

/** Categories, publishers and authors repeat within a few hundred books. */
const maxTexts = 2000;
/** Descriptions repeat only in the languages of one book, and are long. */
const maxRememberedLength = 200;
const maxLongTexts = 20;

/**
 * Splits texts into numbered tokens. A book often has the same texts in several languages: the last texts are remembered, so
 * that the indexes of all languages split them once.
 */
export class TextTokens {
  private readonly numbers = new TokenNumbers();
  private readonly texts = new Map<string, Tokens>();
  private readonly longTexts = new Map<string, Tokens>();

  split(text: string): Tokens {
    const texts = text.length > maxRememberedLength ? this.longTexts : this.texts;
    const known = texts.get(text);
    if (known) return known;
    const lower = text.toLowerCase();
    const parts: number[] = [];
    visitTokens(lower, (from, to) => parts.push(this.numbers.numberOf(lower, from, to), from, to));
    const tokens = { lower, parts };
    if (texts.size >= (texts === this.texts ? maxTexts : maxLongTexts)) texts.clear();
    texts.set(text, tokens);
    return tokens;
  }
}
