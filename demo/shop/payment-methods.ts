import { INVOICE_PROVIDER } from '#backend/features/payment/invoice-provider.ts';
import type { OptionMark } from '#contract/option-marks.ts';
import { LOCAL_METHOD_KEYS, LOCAL_PAYMENT_METHODS } from '#contract/order/local-payment-methods.ts';
import type { CaptureTime, CreditType, MethodCredit, PaymentType } from '#contract/order/payment-method.ts';
import type { LocalizedText } from '../languages.ts';

interface DemoPaymentMethod {
  key: string;
  paymentType: PaymentType;
  credit: MethodCredit;
  creditType: CreditType | 'none';
  /** The provider's iframe collects the address. It is for clients without a checkout form. */
  collectsAddress?: boolean;
  needsIdentityNumber: boolean;
  capture: CaptureTime;
  markets: string[];
  marks?: OptionMark[];
  name: LocalizedText;
  description: LocalizedText;
}

/** The sandbox is the provider of all methods except the shop's own invoice. */
export const providerOf = ({ paymentType }: DemoPaymentMethod) =>
  paymentType === 'STANDARD' ? INVOICE_PROVIDER : 'sandbox';

/** The customer's texts of methods that are approved in an app or at a bank. */
const approvalTexts: Record<'app' | 'bank' | 'cardApp', LocalizedText> = {
  cardApp: {
    sv: 'Godkänn köpet i appen. Pengarna dras när vi skickar varorna. Ska inget skickas, eller köper du presentkort eller förbeställer, dras de direkt.',
    da: 'Godkend købet i appen. Pengene trækkes, når vi sender varerne. Skal intet sendes, eller køber du gavekort eller forudbestiller, trækkes de straks.',
    en: 'Approve the purchase in the app. You are charged when we send your items. If nothing is to be sent, or for gift cards and pre-orders, you are charged at once.',
    fi: 'Hyväksy osto sovelluksessa. Maksu veloitetaan, kun lähetämme tuotteet. Jos mitään ei lähetetä tai jos ostat lahjakortin tai ennakkotilaat, veloitus tehdään heti.',
    nb: 'Godkjenn kjøpet i appen. Pengene trekkes når vi sender varene. Skal ingenting sendes, eller kjøper du gavekort eller forhåndsbestiller, trekkes de med en gang.',
  },
  app: {
    sv: 'Godkänn köpet i appen. Pengarna dras direkt.',
    da: 'Godkend købet i appen. Pengene trækkes med det samme.',
    en: 'Approve the purchase in the app. The money leaves your account straight away.',
    fi: 'Hyväksy osto sovelluksessa. Maksu veloitetaan heti.',
    nb: 'Godkjenn kjøpet i appen. Pengene trekkes med en gang.',
  },
  bank: {
    sv: 'Välj din bank och godkänn köpet där. Pengarna dras direkt.',
    da: 'Vælg din bank, og godkend købet dér. Pengene trækkes med det samme.',
    en: 'Choose your bank and approve the purchase there. The money leaves your account straight away.',
    fi: 'Valitse pankkisi ja hyväksy osto siellä. Maksu veloitetaan heti.',
    nb: 'Velg banken din og godkjenn kjøpet der. Pengene trekkes med en gang.',
  },
};
const onlineBank = { sv: 'Nätbank', da: 'Netbank', en: 'Online banking', fi: 'Verkkopankki', nb: 'Nettbank' };

const localMethods = LOCAL_METHOD_KEYS.map((key): DemoPaymentMethod => {
  // An app that charges later charges a card, which can be a credit card.
  const { name, approval, mark, markets, capturesLater } = LOCAL_PAYMENT_METHODS[key];
  return {
    key,
    paymentType: 'GEINS_PAY',
    credit: capturesLater ? 'possible' : 'none',
    creditType: 'none',
    needsIdentityNumber: false,
    capture: capturesLater ? 'on-shipment' : 'at-once',
    markets: [...markets],
    marks: [mark],
    name: name === null ? onlineBank : { sv: name, da: name, en: name, fi: name, nb: name },
    description: approvalTexts[capturesLater ? 'cardApp' : approval],
  };
});

export const paymentMethods: DemoPaymentMethod[] = [
  ...localMethods,
  {
    key: 'card',
    paymentType: 'GEINS_PAY',
    credit: 'possible',
    creditType: 'none',
    needsIdentityNumber: false,
    capture: 'on-shipment',
    markets: ['se', 'dk', 'no', 'fi', 'ax', 'de', 'nl', 'fr'],
    marks: ['visa', 'mastercard', 'apple-pay', 'google-pay'],
    name: { sv: 'Kort', da: 'Kort', en: 'Card', fi: 'Kortti', nb: 'Kort' },
    description: {
      sv: 'Debet- eller kreditkort, Apple Pay eller Google Pay. Beloppet dras när vi skickar varorna. Ska inget skickas, eller köper du presentkort eller förbeställer, dras det direkt.',
      da: 'Debet- eller kreditkort, Apple Pay eller Google Pay. Beløbet trækkes, når vi sender varerne. Skal intet sendes, eller køber du gavekort eller forudbestiller, trækkes det straks.',
      en: 'Debit or credit card, Apple Pay or Google Pay. You are charged when we send your items. If nothing is to be sent, or for gift cards and pre-orders, you are charged at once.',
      fi: 'Pankki- tai luottokortti, Apple Pay tai Google Pay. Summa veloitetaan, kun lähetämme tuotteet. Jos mitään ei lähetetä tai jos ostat lahjakortin tai ennakkotilaat, veloitus tehdään heti.',
      nb: 'Debet- eller kredittkort, Apple Pay eller Google Pay. Beløpet trekkes når vi sender varene. Skal ingenting sendes, eller kjøper du gavekort eller forhåndsbestiller, trekkes det med en gang.',
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
  {
    key: 'checkout',
    paymentType: 'AVARDA',
    credit: 'possible',
    creditType: 'none',
    collectsAddress: true,
    needsIdentityNumber: false,
    capture: 'on-shipment',
    markets: ['se', 'dk', 'no', 'fi', 'ax', 'de', 'nl', 'fr'],
    name: {
      sv: 'Snabbkassa',
      da: 'Hurtig kasse',
      en: 'Express checkout',
      fi: 'Pikakassa',
      nb: 'Hurtigkasse',
    },
    description: {
      sv: 'Fyll i adressen och betala i samma formulär.',
      da: 'Udfyld adressen, og betal i samme formular.',
      en: 'Enter your address and pay in one form.',
      fi: 'Täytä osoite ja maksa samalla lomakkeella.',
      nb: 'Fyll inn adressen og betal i samme skjema.',
    },
  },
];
