import { RecentTexts } from './recent-texts.ts';
import { TokenNumbers, visitTokens } from './tokens.ts';

interface Tokens {
  /** The text in lower case. */
  lower: string;
  /** Three entries for each token: its number, start and end. */
  parts: number[];
}

/** Splits texts into numbered tokens, each text once for all languages. */
export class TextTokens {
  private readonly numbers = new TokenNumbers();
  private readonly texts = new RecentTexts<Tokens>();

  split(text: string): Tokens {
    const known = this.texts.get(text);
    if (known) return known;
    const lower = text.toLowerCase();
    const parts: number[] = [];
    visitTokens(lower, (from, to) => parts.push(this.numbers.numberOf(lower, from, to), from, to));
    const tokens = { lower, parts };
    this.texts.set(text, tokens);
    return tokens;
  }
}
