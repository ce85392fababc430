/**
 * Names of gift cards in the languages of the shop, singular and plural. A search for one of them finds the gift cards, which
 * no other list contains.
 */
const names = [
  'presentkort',
  'presentkortet',
  'gavekort',
  'gavekortet',
  'gift card',
  'gift cards',
  'giftcard',
  'gift voucher',
  'gift vouchers',
  'lahjakortti',
  'lahjakortit',
  'lahjakortteja',
];

const normalize = (term: string) =>
  term
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');

export function isGiftCardTerm(term: string): boolean {
  return names.includes(normalize(term));
}

/** Enough letters that few other words begin with them. */
const minPrefixLength = 6;

/** The name that the typed text may become. */
export function suggestGiftCard(typed: string): string | undefined {
  const prefix = normalize(typed);
  return prefix.length < minPrefixLength ? undefined : names.find((name) => name.startsWith(prefix));
}
