import { INVOICE_PROVIDER } from '#backend/features/payment/invoice-provider.ts';
import type { OptionMark } from '#contract/option-marks.ts';
import type { LocalizedText } from '../languages.ts';

interface DemoPaymentMethod {
  key: string;
  paymentType: 'STANDARD' | 'GEINS_PAY' | 'AVARDA';
  credit: 'none' | 'possible' | 'always';
  creditType: 'none' | 'invoice' | 'part-payment';
  needsIdentityNumber: boolean;
  capture: 'at-once' | 'on-shipment';
  markets: string[];
  marks?: OptionMark[];
  name: LocalizedText;
  description: LocalizedText;
}

/** The sandbox is the provider of all methods except the shop's own invoice. */
export const providerOf = ({ paymentType }: DemoPaymentMethod) =>
  paymentType === 'STANDARD' ? INVOICE_PROVIDER : 'sandbox';

export const paymentMethods: DemoPaymentMethod[] = [
  {
    key: 'swish',
    paymentType: 'GEINS_PAY',
    credit: 'none',
    creditType: 'none',
    needsIdentityNumber: false,
    capture: 'at-once',
    markets: ['se'],
    marks: ['swish'],
    name: { sv: 'Swish', da: 'Swish', en: 'Swish', fi: 'Swish', nb: 'Swish' },
    description: {
      sv: 'Godkänn köpet i appen. Pengarna dras direkt.',
      da: 'Godkend købet i appen. Pengene trækkes med det samme.',
      en: 'Approve the purchase in the app. The money leaves your account straight away.',
      fi: 'Hyväksy osto sovelluksessa. Maksu veloitetaan heti.',
      nb: 'Godkjenn kjøpet i appen. Pengene trekkes med en gang.',
    },
  },
  {
    key: 'card',
    paymentType: 'GEINS_PAY',
    credit: 'possible',
    creditType: 'none',
    needsIdentityNumber: false,
    capture: 'at-once',
    markets: ['se', 'dk', 'no', 'fi', 'ax', 'de', 'nl', 'fr'],
    marks: ['visa', 'mastercard'],
    name: { sv: 'Kort', da: 'Kort', en: 'Card', fi: 'Kortti', nb: 'Kort' },
    description: {
      sv: 'Debet- eller kreditkort. Du fyller i kortuppgifterna på nästa sida.',
      da: 'Debet- eller kreditkort. Du indtaster kortoplysningerne på næste side.',
      en: 'Debit or credit card. You enter the details on the next page.',
      fi: 'Pankki- tai luottokortti. Annat kortin tiedot seuraavalla sivulla.',
      nb: 'Debet- eller kredittkort. Du fyller inn kortopplysningene på neste side.',
    },
  },
  {
    key: 'invoice',
    paymentType: 'STANDARD',
    credit: 'always',
    creditType: 'invoice',
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
      sv: 'Betala inom 30 dagar. Kräver kreditprövning.',
      da: 'Betal inden for 30 dage. Kræver kreditvurdering.',
      en: 'Pay within 30 days. Subject to a credit check.',
      fi: 'Maksuaikaa 30 päivää. Edellyttää luottopäätöstä.',
      nb: 'Betal innen 30 dager. Krever kredittvurdering.',
    },
  },
  {
    key: 'instalments',
    paymentType: 'GEINS_PAY',
    credit: 'always',
    creditType: 'part-payment',
    needsIdentityNumber: true,
    capture: 'on-shipment',
    markets: ['se', 'dk', 'no', 'fi'],
    name: { sv: 'Delbetalning', da: 'Delbetaling', en: 'Instalments', fi: 'Osamaksu', nb: 'Delbetaling' },
    description: {
      sv: 'Betala en del varje månad. Kräver kreditprövning.',
      da: 'Betal lidt hver måned. Kræver kreditvurdering.',
      en: 'Pay in monthly instalments. Subject to a credit check.',
      fi: 'Maksa kuukausierissä. Edellyttää luottopäätöstä.',
      nb: 'Betal litt hver måned. Krever kredittvurdering.',
    },
  },
  {
    key: 'pay-later',
    paymentType: 'AVARDA',
    credit: 'always',
    creditType: 'invoice',
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
      sv: 'Köp nu och betala senare. Kräver kreditprövning.',
      da: 'Køb nu, og betal senere. Kræver kreditvurdering.',
      en: 'Buy now and pay later. Subject to a credit check.',
      fi: 'Osta nyt, maksa myöhemmin. Edellyttää luottopäätöstä.',
      nb: 'Kjøp nå og betal senere. Krever kredittvurdering.',
    },
  },
];
