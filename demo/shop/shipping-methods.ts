import type { IconMark } from '#contract/option-marks.ts';
import type { LocalizedText } from '../languages.ts';

type Area = [firstZip: string, lastZip: string];
type Days = [min: number, max: number];

interface DemoShippingMethod {
  key: string;
  mark: IconMark;
  name: LocalizedText;
  /** The name in the footer; by default `name`. */
  shortName?: LocalizedText;
  /** Where the parcel arrives. */
  description: LocalizedText;
  /** Why it is environmentally friendly. */
  environment?: LocalizedText;
  /** Fees by market, in minor units with VAT. The method is not offered in markets without a fee. */
  fees: Record<string, number>;
  /** Working days from order to delivery, by market with a fee. */
  days: Record<string, Days>;
  maxGrams?: number;
  /** Postal codes by market; all of `deliveryAreas` by default. */
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

const toEurope = <T>(value: T) => ({ de: value, nl: value, fr: value, eu: value });

export const shippingMethods: DemoShippingMethod[] = [
  {
    key: 'letter',
    mark: 'letter',
    name: {
      sv: 'Förstaklassbrev',
      da: 'Brev med posten',
      en: 'First-class letter',
      fi: 'Kirje',
      nb: 'Brev i posten',
    },
    shortName: {
      sv: 'Brev',
      da: 'Brev',
      en: 'Letter post',
      fi: 'Kirje',
      nb: 'Brev',
    },
    description: {
      sv: 'I brevlådan',
      da: 'I postkassen',
      en: 'In your letterbox',
      fi: 'Postilaatikossa',
      nb: 'I postkassen',
    },
    fees: { se: 0, dk: 0, no: 0, fi: 0, ax: 0 },
    days: { se: [2, 4], dk: [2, 5], no: [3, 5], fi: [3, 5], ax: [3, 5] },
    maxGrams: 2000,
  },
  {
    key: 'parcel-box',
    mark: 'box',
    name: {
      sv: 'Paketbox',
      da: 'Levering til døren',
      en: 'Parcel box',
      fi: 'Pakettiboksi',
      nb: 'Levering på døren',
    },
    description: {
      sv: 'Vid dörren eller i boxen',
      da: 'Ved døren eller i din egen pakkekasse',
      en: 'At your door or in the box',
      fi: 'Ovella tai boksissa',
      nb: 'På døren din',
    },
    fees: { se: 4900, dk: 3900, no: 5900, fi: 490, ax: 490, ...toEurope(790) },
    days: { se: [2, 4], dk: [2, 4], no: [2, 5], fi: [3, 5], ax: [3, 5], ...toEurope<Days>([4, 7]) },
    maxGrams: 20_000,
  },
  {
    key: 'early-bird',
    mark: 'early',
    name: {
      sv: 'Morgonleverans till dörren',
      da: 'Morgenlevering til døren',
      en: 'Morning delivery to your door',
      fi: 'Aamutoimitus ovelle',
      nb: 'Morgenlevering på døren',
    },
    shortName: {
      sv: 'Morgonleverans',
      da: 'Morgenlevering',
      en: 'Morning delivery',
      fi: 'Aamutoimitus',
      nb: 'Morgenlevering',
    },
    description: {
      sv: 'Vid dörren före kl. 7',
      da: 'Ved døren før kl. 7',
      en: 'At your door before 7 am',
      fi: 'Ovella ennen kello 7',
      nb: 'På døren før kl. 7',
    },
    fees: { se: 5900, dk: 4900, no: 6900, fi: 590 },
    days: { se: [2, 3], dk: [2, 3], no: [2, 4], fi: [2, 4] },
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
    mark: 'locker',
    name: {
      sv: 'Paketskåp',
      da: 'Pakkeboks',
      en: 'Parcel locker',
      fi: 'Pakettiautomaatti',
      nb: 'Pakkeboks',
    },
    environment: {
      sv: 'Hämtas till fots eller med cykel, utan bil till dörren',
      da: 'Hentes til fods eller på cykel, uden bil til døren',
      en: 'Collected on foot or by bicycle, without a van to your door',
      fi: 'Noudetaan kävellen tai pyörällä, ilman autoa ovelle',
      nb: 'Hentes til fots eller på sykkel, uten bil til døren',
    },
    description: {
      sv: 'I skåpet',
      da: 'I boksen',
      en: 'In the locker',
      fi: 'Lokerossa',
      nb: 'I pakkeboksen',
    },
    // As a parcel box: a locker is not near every postal code, and the cart shows what the delivery costs everywhere.
    fees: { se: 4900, dk: 3900, no: 5900, fi: 490, ax: 490, ...toEurope(790) },
    days: { se: [2, 4], dk: [2, 4], no: [2, 5], fi: [3, 5], ax: [3, 5], ...toEurope<Days>([4, 7]) },
    maxGrams: 10_000,
    needsPickupPoint: true,
  },
  {
    key: 'freight',
    mark: 'freight',
    name: {
      sv: 'Hemleverans med fraktbolag',
      da: 'Hjemmelevering med fragtmand',
      en: 'Home delivery by courier',
      fi: 'Kotiinkuljetus rahtina',
      nb: 'Hjemlevering med transportør',
    },
    shortName: {
      sv: 'Hemleverans',
      da: 'Hjemmelevering',
      en: 'Home delivery',
      fi: 'Kotiinkuljetus',
      nb: 'Hjemlevering',
    },
    description: {
      sv: 'Med lastbil',
      da: 'Med lastbil',
      en: 'To your door',
      fi: 'Rahtina',
      nb: 'Med lastebil',
    },
    fees: { se: 9900, dk: 7900, no: 12_900, fi: 990, ax: 1490, de: 1290, nl: 1290, fr: 1290 },
    days: { se: [3, 6], dk: [3, 6], no: [4, 7], fi: [4, 7], ax: [4, 7], ...toEurope<Days>([5, 8]) },
    weightFees: [
      [10_000, 2],
      [20_000, 3],
      [50_000, 6],
    ],
  },
];
