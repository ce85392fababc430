import type { LocalizedText } from '../languages.ts';

type Area = [firstZip: string, lastZip: string];

interface DemoShippingMethod {
  key: string;
  name: LocalizedText;
  /** By market, in minor units with VAT. Not offered in markets without a fee. */
  fees: Record<string, number>;
  maxGrams?: number;
  /** By market; all of `deliveryAreas` by default. */
  areas?: Record<string, Area[]>;
  /** Multiples of the fee for heavier parcels. */
  weightFees?: [fromGrams: number, multiple: number][];
  needsPickupPoint?: true;
}

export const defaultShippingMethod = 'parcel-box';

/**
 * Postal codes by market. Greenland, Svalbard and overseas France are excluded, because they are other tax territories;
 * Åland is a separate market.
 */
export const deliveryAreas: Record<string, Area[]> = {
  se: [['10000', '98499']],
  dk: [
    ['0800', '3899'],
    ['4000', '9990'],
  ],
  no: [
    ['0001', '9169'],
    ['9179', '9991'],
  ],
  fi: [
    ['00001', '21999'],
    ['23000', '99999'],
  ],
  ax: [['22000', '22999']],
  de: [['01001', '99998']],
  nl: [['1000AA', '9999ZZ']],
  fr: [['01000', '95999']],
};

const toEurope = (fee: number) => ({ de: fee, nl: fee, fr: fee, eu: fee });

export const shippingMethods: DemoShippingMethod[] = [
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
    maxGrams: 2000,
  },
  {
    key: 'parcel-box',
    name: { sv: 'Paketbox', da: 'Pakkeboks', en: 'Parcel box', fi: 'Pakettiboksi', nb: 'Pakkeboks' },
    fees: { se: 4900, dk: 3900, no: 5900, fi: 490, ax: 490, ...toEurope(790) },
    maxGrams: 20_000,
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
    maxGrams: 5000,
    // Areas with newspaper delivery in the morning.
    areas: {
      se: [
        ['10000', '19999'],
        ['20000', '26999'],
        ['40000', '47999'],
      ],
      dk: [
        ['1000', '2999'],
        ['8000', '8299'],
      ],
      no: [
        ['0001', '1299'],
        ['5003', '5268'],
      ],
      fi: [
        ['00100', '02999'],
        ['33100', '33999'],
      ],
    },
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
    maxGrams: 10_000,
    needsPickupPoint: true,
  },
  {
    key: 'freight',
    name: {
      sv: 'Hemleverans med fraktbolag',
      da: 'Hjemmelevering med fragtmand',
      en: 'Home delivery by carrier',
      fi: 'Kotiinkuljetus rahtina',
      nb: 'Hjemlevering med transportør',
    },
    fees: { se: 9900, dk: 7900, no: 12_900, fi: 990, ax: 1490, de: 1290, nl: 1290, fr: 1290 },
    weightFees: [
      [10_000, 2],
      [20_000, 3],
      [50_000, 6],
    ],
  },
];
