import type { LocalizedText } from '../languages.ts';

interface DemoPaymentMethod {
  key: string;
  paymentType: 'STANDARD' | 'AVARDA';
  credit: 'none' | 'possible' | 'always';
  needsIdentityNumber: boolean;
  capture: 'at-once' | 'on-shipment';
  markets: string[];
  name: LocalizedText;
  description: LocalizedText;
}

/** The sandbox is the provider of all methods. */
export const paymentProvider = 'sandbox';

export const paymentMethods: DemoPaymentMethod[] = [
  {
    key: 'swish',
    paymentType: 'STANDARD',
    credit: 'none',
    needsIdentityNumber: false,
    capture: 'at-once',
    markets: ['se'],
    name: { sv: 'Swish', da: 'Swish', en: 'Swish', fi: 'Swish', nb: 'Swish' },
    description: {
      sv: 'Betala direkt med mobilen.',
      da: 'Betal med det samme med mobilen.',
      en: 'Pay at once with your phone.',
      fi: 'Maksa heti puhelimella.',
      nb: 'Betal med en gang med mobilen.',
    },
  },
  {
    key: 'card',
    paymentType: 'STANDARD',
    credit: 'possible',
    needsIdentityNumber: false,
    capture: 'at-once',
    markets: ['se', 'dk', 'no', 'fi', 'ax', 'de', 'nl', 'fr'],
    name: { sv: 'Kort', da: 'Kort', en: 'Card', fi: 'Kortti', nb: 'Kort' },
    description: {
      sv: 'VISA eller MasterCard.',
      da: 'VISA eller MasterCard.',
      en: 'VISA or MasterCard.',
      fi: 'VISA tai MasterCard.',
      nb: 'VISA eller MasterCard.',
    },
  },
  {
    key: 'invoice',
    paymentType: 'STANDARD',
    credit: 'always',
    needsIdentityNumber: true,
    capture: 'on-shipment',
    markets: ['se', 'dk', 'no', 'fi', 'ax'],
    name: {
      sv: 'Faktura 30 dagar',
      da: 'Faktura 30 dage',
      en: 'Invoice, 30 days',
      fi: 'Lasku, 30 päivää',
      nb: 'Faktura 30 dager',
    },
    description: {
      sv: 'Betala inom 30 dagar. Kräver person- eller organisationsnummer.',
      da: 'Betal inden for 30 dage. Kræver CPR- eller CVR-nummer.',
      en: 'Pay within 30 days. Needs your personal or organisation number.',
      fi: 'Maksa 30 päivän kuluessa. Tarvitset henkilötunnuksen tai Y-tunnuksen.',
      nb: 'Betal innen 30 dager. Krever fødsels- eller organisasjonsnummer.',
    },
  },
  {
    key: 'instalments',
    paymentType: 'STANDARD',
    credit: 'always',
    needsIdentityNumber: true,
    capture: 'on-shipment',
    markets: ['se', 'dk', 'no', 'fi'],
    name: { sv: 'Delbetalning', da: 'Delbetaling', en: 'Instalments', fi: 'Osamaksu', nb: 'Delbetaling' },
    description: {
      sv: 'Dela upp betalningen på konto. Kräver person- eller organisationsnummer.',
      da: 'Del betalingen op på en konto. Kræver CPR- eller CVR-nummer.',
      en: 'Spread the payment over an account. Needs your personal or organisation number.',
      fi: 'Jaa maksu osiin tilille. Tarvitset henkilötunnuksen tai Y-tunnuksen.',
      nb: 'Del opp betalingen på konto. Krever fødsels- eller organisasjonsnummer.',
    },
  },
  {
    key: 'pay-later',
    paymentType: 'AVARDA',
    credit: 'always',
    needsIdentityNumber: false,
    capture: 'on-shipment',
    markets: ['se', 'dk', 'no', 'fi'],
    name: {
      sv: 'Köp nu, betala senare',
      da: 'Køb nu, betal senere',
      en: 'Buy now, pay later',
      fi: 'Osta nyt, maksa myöhemmin',
      nb: 'Kjøp nå, betal senere',
    },
    description: {
      sv: 'Välj själv hos betaltjänsten när och hur du betalar.',
      da: 'Vælg selv hos betalingstjenesten, hvornår og hvordan du betaler.',
      en: 'Choose with the payment service when and how you pay.',
      fi: 'Valitse maksupalvelussa, milloin ja miten maksat.',
      nb: 'Velg selv hos betalingstjenesten når og hvordan du betaler.',
    },
  },
];
