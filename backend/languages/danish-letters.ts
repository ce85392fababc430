/** Letters of Danish and Norwegian, which search folds to `ä` and `ö`. */

const letterOfDigraph: Record<string, string> = { aa: 'å', ae: 'ä', oe: 'ö' };
const digraphOfLetter: Record<string, string> = { å: 'aa', ä: 'ae', ö: 'oe' };

export function withAndWithoutDigraphs(word: string): string[] {
  const letters = word.replace(/aa|ae|oe/g, (digraph) => letterOfDigraph[digraph] ?? digraph);
  const digraphs = word.replace(/[åäö]/g, (letter) => digraphOfLetter[letter] ?? letter);
  return [...new Set([letters, digraphs])].filter((spelling) => spelling !== word);
}

/** Applies a stemmer that knows `æ` and `ø` to a folded word. */
export function stemInDanishLetters(word: string, stem: (word: string) => string): string {
  const stemmed = stem(word.replaceAll('ä', 'æ').replaceAll('ö', 'ø'));
  return stemmed.replaceAll('æ', 'ä').replaceAll('ø', 'ö');
}
