const transliterations: Record<string, string> = {
  ø: 'o',
  æ: 'ae',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
};

/** "Nils Holgerssons underbara resa" → "nils-holgerssons-underbara-resa". */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[øæðþßœłđ]/g, (letter) => transliterations[letter] ?? '')
    .replace(/[’']/g, '')
    .replace(/&/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
