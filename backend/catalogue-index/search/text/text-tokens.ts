import { TokenNumbers, visitTokens } from './tokens.ts';

interface Tokens {
  /** The text in lower case. */
  lower: string;
  /** Number, start and end of each token. */
  parts: number[];
}

const maxTexts = 50;

/**
 * Splits texts into numbered tokens. A book often has the same texts in several languages: the last texts are remembered, so
 * that the indexes of all languages split them once.
 */
export class TextTokens {
  private readonly numbers = new TokenNumbers();
  private readonly texts = new Map<string, Tokens>();

  split(text: string): Tokens {
    const known = this.texts.get(text);
    if (known) return known;
    const lower = text.toLowerCase();
    const parts: number[] = [];
    visitTokens(lower, (from, to) => parts.push(this.numbers.numberOf(lower, from, to), from, to));
    const tokens = { lower, parts };
    if (this.texts.size >= maxTexts) this.texts.clear();
    this.texts.set(text, tokens);
    return tokens;
  }
}
