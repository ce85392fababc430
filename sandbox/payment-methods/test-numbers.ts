import type { MessageKey } from '../messages/messages.ts';

/** Numbers with a behaviour of their own. They belong to no real person or card. */
interface TestNumber<Behaviour> {
  number: string;
  behaviour: Behaviour;
  description: MessageKey;
}

export type CardBehaviour = 'approved' | 'declined' | 'insufficient-funds' | 'challenge' | 'slow' | 'silent';

export const testCards: TestNumber<CardBehaviour>[] = [
  { number: '4242 4242 4242 4242', behaviour: 'approved', description: 'approved' },
  { number: '5555 5555 5555 4444', behaviour: 'approved', description: 'approved' },
  { number: '4000 0000 0000 0002', behaviour: 'declined', description: 'cardDeclined' },
  { number: '4000 0000 0000 9995', behaviour: 'insufficient-funds', description: 'cardShort' },
  { number: '4000 0000 0000 3220', behaviour: 'challenge', description: 'cardChallenge' },
  { number: '4000 0000 0000 0119', behaviour: 'slow', description: 'cardSlow' },
  { number: '4000 0000 0000 0341', behaviour: 'silent', description: 'cardSilent' },
];

type PhoneBehaviour = 'approved' | 'declined' | 'silent';

/** From the range that the Swedish telecom authority reserves for fiction. */
const testPhones: TestNumber<PhoneBehaviour>[] = [
  { number: '070-174 06 05', behaviour: 'approved', description: 'approved' },
  { number: '070-174 06 06', behaviour: 'declined', description: 'phoneRefuses' },
  { number: '070-174 06 07', behaviour: 'silent', description: 'phoneSilent' },
];

/** For other countries no reserved range is known: the customer refuses on the page that simulates the app. */
export function testPhonesOf(methodKey: string): TestNumber<PhoneBehaviour>[] {
  return methodKey === 'swish' ? testPhones : [];
}

type CreditBehaviour = 'approved' | 'declined' | 'blocked';

const creditNumbers = (
  approved: string[],
  declined: string,
  blocked: string,
): TestNumber<CreditBehaviour>[] => [
  ...approved.map((number) => ({ number, behaviour: 'approved' as const, description: 'approved' as const })),
  { number: declined, behaviour: 'declined', description: 'identityDeclined' },
  { number: blocked, behaviour: 'blocked', description: 'identityBlocked' },
];

/**
 * Valid in form, so that a shop accepts them, but not issued. Sweden: the tax agency's list of test persons. Denmark: born
 * in 1858, before numbers existed. Norway: months above 40, and companies that start with 3. Finland: individual numbers
 * from 900, which are reserved for tests.
 */
export const testIdentities: Readonly<Record<string, TestNumber<CreditBehaviour>[]>> = {
  SE: creditNumbers(['19121212-1212'], '18900101-9802', '18900102-9819'),
  DK: creditNumbers(['010158-5018'], '020258-5000', '030358-5001'),
  NO: creditNumbers(['01419010029', '310000000'], '02428010100', '03437010020'),
  FI: creditNumbers(['010190-900P', '0000000-0'], '020280-901L', '030370-902H'),
};

/** Åland uses the numbers of Finland. */
export function identitiesOf(countryCode: string): TestNumber<CreditBehaviour>[] {
  const country = countryCode === 'AX' ? 'FI' : countryCode;
  return Object.hasOwn(testIdentities, country) ? (testIdentities[country] ?? []) : [];
}

/** Undefined for a number that is not in the list. */
export function behaviourOf<Behaviour>(
  testNumbers: TestNumber<Behaviour>[],
  number: string,
): Behaviour | undefined {
  const normalized = normalizeNumber(number);
  return testNumbers.find((known) => normalizeNumber(known.number) === normalized)?.behaviour;
}

/** Swedish identity numbers may be written with or without their century. */
function normalizeNumber(number: string): string {
  const compact = number.replace(/[^\da-z]/gi, '').toUpperCase();
  return /^(18|19|20)\d{10}$/.test(compact) ? compact.slice(2) : compact;
}

/** Whether the last digit is the check digit of a card number. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return /^\d+$/.test(digits) && sum % 10 === 0;
}
