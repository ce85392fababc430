/** How å, ä (æ) and ö (ø) are typed on a keyboard without them. */
const digraphOfLetter: Record<string, string> = { å: 'aa', ä: 'ae', ö: 'oe' };
const letterOfDigraph: Record<string, string> = { aa: 'å', ae: 'ä', oe: 'ö' };
const baseOfDigraph: Record<string, string> = { aa: 'a', ae: 'a', oe: 'o' };

/** For languages with å, ä and ö: `kaerlighed` is `kärlighed`, and `århus` is `aarhus`. */
export function digraphSpellings(word: string): string[] {
  return [...new Set([replaceDigraphs(word, letterOfDigraph), writeDigraphs(word)])].filter(
    (spelling) => spelling !== word,
  );
}

/** For languages whose words are indexed without å, ä and ö: `goesta` is `gosta`. */
export function baseLetterSpellings(word: string): string[] {
  const spelling = replaceDigraphs(word, baseOfDigraph);
  return spelling === word ? [] : [spelling];
}

/** Replaces å, ä and ö by digraphs: `århus` becomes `aarhus`. */
export function writeDigraphs(word: string): string {
  return word.replace(/[åäö]/g, (letter) => digraphOfLetter[letter] ?? letter);
}

function replaceDigraphs(word: string, replacements: Record<string, string>): string {
  return word.replace(/aa|ae|oe/g, (digraph) => replacements[digraph] ?? digraph);
}
