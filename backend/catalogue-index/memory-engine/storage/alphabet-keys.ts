/** A text as positions of its letters in the alphabet, which sorts nearly as the collator of the language does. */
export interface AlphabetKey {
  /** The first letters as a number, which is compared faster than the text. */
  start: number;
  text: string;
  /** Two different keys that are both exact sort as the collator sorts their texts. */
  isExact: boolean;
}

/**
 * Characters with one primary weight of their own (Unicode Technical Standard 10): most of what titles consist of. Letters
 * such as æ and ß, which some languages sort as two, and characters that are ignored are missing.
 */
const SIMPLE = /[ -~À-ÅÇ-ÏÑ-ÖØ-Ýà-åç-ïñ-öø-ýÿ‘’“”–—]/;
const MAX_UNIT = 0xffff;
const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;
/** A number is exact up to 2^53. */
const START_BITS = 48;

/** Returns a function that computes the key of each of these texts in a language. */
export function createKeyWriter(texts: readonly string[], languageId: string): (text: string) => AlphabetKey {
  const base = new Intl.Collator(languageId, { sensitivity: 'base' });
  // Danish and Norwegian sort aa as å.
  const hasPair = base.compare('aa', 'å') === 0;
  const { positions, isSimple, bytesPerLetter } = positionsOf(texts, base);
  const startLetters = START_BITS / 8 / bytesPerLetter;
  const letterRange = 2 ** (8 * bytesPerLetter);
  const encoding = bytesPerLetter === 1 ? 'latin1' : 'utf16le';
  const Units = bytesPerLetter === 1 ? Uint8Array : Uint16Array;
  let units = new Units(256);
  return (text) => {
    // To the collator, ä is a with two dots above it, so it also finds the pair aa in aä. Such a text is not exact.
    const isPaired = hasPair && /[aà-å]{2}/i.test(text);
    const letters = isPaired ? text.replaceAll(/aa/gi, 'å') : text;
    if (letters.length > units.length) units = new Units(letters.length * 2);
    let isExact = !isPaired;
    let start = 0;
    for (let i = 0; i < letters.length; i++) {
      const unit = letters.charCodeAt(i);
      const position = positions[unit] as number;
      units[i] = position;
      if (isSimple[unit] === 0) isExact = false;
      if (i < startLetters) start = start * letterRange + position;
    }
    for (let i = letters.length; i < startLetters; i++) start *= letterRange;
    const bytes = Buffer.from(units.buffer, 0, letters.length * bytesPerLetter);
    return { start, text: bytes.toString(encoding), isExact };
  };
}

interface Alphabet {
  /** The position of each UTF-16 code unit, counted from 1; 0 if no text contains it. A surrogate is its own position. */
  positions: Uint16Array;
  /** By UTF-16 code unit: 1 if `SIMPLE` matches it. */
  isSimple: Uint8Array;
  /** One, unless the texts have hundreds of different letters. */
  bytesPerLetter: number;
}

function positionsOf(texts: readonly string[], base: Intl.Collator): Alphabet {
  const isUsed = new Uint8Array(MAX_UNIT + 1);
  for (const text of texts) for (let i = 0; i < text.length; i++) isUsed[text.charCodeAt(i)] = 1;
  isUsed['å'.charCodeAt(0)] = 1;
  const positions = new Uint16Array(MAX_UNIT + 1);
  const isSimple = new Uint8Array(MAX_UNIT + 1);
  const letters: string[] = [];
  let hasSurrogates = false;
  for (let unit = 0; unit <= MAX_UNIT; unit++) {
    if (isUsed[unit] === 0) continue;
    // A surrogate is half of a character, so the alphabet does not contain it.
    if (unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE) {
      positions[unit] = unit;
      hasSurrogates = true;
    } else letters.push(String.fromCharCode(unit));
  }
  letters.sort(base.compare);
  let position = 1;
  for (const [index, letter] of letters.entries()) {
    if (index > 0 && base.compare(letters[index - 1] ?? '', letter) !== 0) position++;
    const unit = letter.charCodeAt(0);
    positions[unit] = position;
    isSimple[unit] = SIMPLE.test(letter) ? 1 : 0;
  }
  return { positions, isSimple, bytesPerLetter: hasSurrogates || position > 255 ? 2 : 1 };
}
