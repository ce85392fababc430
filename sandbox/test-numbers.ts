import type { Words } from './words-sv.ts';

/** Numbers that nobody has: the only ones that are taken here. What each does is told beside it. */

export type CardBehaviour = 'approved' | 'declined' | 'short' | 'challenge' | 'slow' | 'silent';
type Told<Behaviour> = { number: string; behaviour: Behaviour; says: keyof Words };

export const testCards: Told<CardBehaviour>[] = [
  { number: '4242 4242 4242 4242', behaviour: 'approved', says: 'approved' },
  { number: '5555 5555 5555 4444', behaviour: 'approved', says: 'approved' },
  { number: '4000 0000 0000 0002', behaviour: 'declined', says: 'cardDeclined' },
  { number: '4000 0000 0000 9995', behaviour: 'short', says: 'cardShort' },
  { number: '4000 0000 0000 3220', behaviour: 'challenge', says: 'cardChallenge' },
  { number: '4000 0000 0000 0119', behaviour: 'slow', says: 'cardSlow' },
  { number: '4000 0000 0000 0341', behaviour: 'silent', says: 'cardSilent' },
];

export type PhoneBehaviour = 'approved' | 'refuses' | 'silent';

/** Of the numbers that the Swedish authority keeps free for films and books. */
export const testPhones: Told<PhoneBehaviour>[] = [
  { number: '070-174 06 05', behaviour: 'approved', says: 'approved' },
  { number: '070-174 06 06', behaviour: 'refuses', says: 'phoneRefuses' },
  { number: '070-174 06 07', behaviour: 'silent', says: 'phoneSilent' },
];

export type CreditBehaviour = 'approved' | 'declined' | 'blocked';

const credit = (approved: string[], declined: string, blocked: string): Told<CreditBehaviour>[] => [
  ...approved.map((number) => ({ number, behaviour: 'approved' as const, says: 'approved' as const })),
  { number: declined, behaviour: 'declined', says: 'identityDeclined' },
  { number: blocked, behaviour: 'blocked', says: 'identityBlocked' },
];

/**
 * Persons of the Swedish tax agency's own list for tests; Danes who would have been born in 1858, before there were numbers;
 * Norwegians of months above 40, and companies that begin with 3, neither of which the registers give; Finns of the numbers
 * from 900, which are kept for tests. All are right in form, so that a shop lets them pass.
 */
export const testIdentities: Record<string, Told<CreditBehaviour>[]> = {
  SE: credit(['19121212-1212'], '18900101-9802', '18900102-9819'),
  DK: credit(['010158-5018'], '020258-5000', '030358-5001'),
  NO: credit(['01419010029', '310000000'], '02428010100', '03437010020'),
  FI: credit(['010190-900P', '0000000-0'], '020280-901L', '030370-902H'),
};

/** Åland is counted with Finland. */
export function identitiesOf(countryCode: string): Told<CreditBehaviour>[] {
  return testIdentities[countryCode === 'AX' ? 'FI' : countryCode] ?? [];
}

export function behaviourOf<Behaviour>(numbers: Told<Behaviour>[], given: string): Behaviour | undefined {
  return numbers.find(({ number }) => bare(number) === bare(given))?.behaviour;
}

/** Swedish numbers may be written with their century or without. */
function bare(number: string): string {
  const plain = number.replace(/[^\da-z]/gi, '').toUpperCase();
  return /^(18|19|20)\d{10}$/.test(plain) ? plain.slice(2) : plain;
}

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, place) => {
    const digit = Number(character) * (place % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return /^\d+$/.test(digits) && sum % 10 === 0;
}
