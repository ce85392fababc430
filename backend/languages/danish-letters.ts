/** Applies a stemmer that knows `æ` and `ø` to a word that search has folded to `ä` and `ö`. */
export function stemInDanishLetters(word: string, stem: (word: string) => string): string {
  const stemmed = stem(word.replaceAll('ä', 'æ').replaceAll('ö', 'ø'));
  return stemmed.replaceAll('æ', 'ä').replaceAll('ø', 'ö');
}
