import type { SeedLanguage } from './seed-work.ts';

type Words = Record<SeedLanguage, string>;

export interface SeedShippingMethod {
  key: string;
  name: Words;
  /** By market, in minor units with VAT; not offered in the others. */
  fees: Record<string, number>;
}

/** Where nothing else is chosen, a parcel box is expected. */
export const defaultShippingMethod = 'parcel-box';

const toEurope = (fee: number) => ({ de: fee, nl: fee, fr: fee, eu: fee });

export const shippingMethods: SeedShippingMethod[] = [
  {
    key: 'letter',
    name: {
      sv: 'Förstaklassbrev',
      da: 'Brev med posten',
      en: 'First-class letter',
      fi: 'Kirje',
      nb: 'Brev i posten',
    },
    fees: { se: 0, dk: 0, no: 0, fi: 0, ax: 0 },
  },
  {
    key: 'parcel-box',
    name: { sv: 'Paketbox', da: 'Pakkeboks', en: 'Parcel box', fi: 'Pakettiboksi', nb: 'Pakkeboks' },
    fees: { se: 4900, dk: 3900, no: 5900, fi: 490, ax: 490, ...toEurope(790) },
  },
  {
    key: 'early-bird',
    name: {
      sv: 'Morgonleverans till dörren',
      da: 'Morgenlevering til døren',
      en: 'Early-bird delivery to your door',
      fi: 'Aamutoimitus ovelle',
      nb: 'Morgenlevering på døra',
    },
    fees: { se: 5900, dk: 4900, no: 6900, fi: 590 },
  },
  {
    key: 'parcel-locker',
    name: {
      sv: 'Paketskåp',
      da: 'Pakkeautomat',
      en: 'Parcel locker',
      fi: 'Pakettiautomaatti',
      nb: 'Pakkeautomat',
    },
    fees: { se: 3900, dk: 2900, no: 4900, fi: 390, ax: 390, ...toEurope(590) },
  },
];
