import { nordicMarkets } from '../shop/markets.ts';
import type { DemoCampaign } from './campaigns.ts';

/** A code and the campaign that it activates. */
interface DemoPromoCode {
  code: string;
  campaign: string;
  maxUses?: number;
  maxUsesPerCustomer?: number;
}

export const codeCampaigns: DemoCampaign[] = [
  {
    key: 'welcome',
    terms: { type: 'percentage', basisPoints: 1000 },
    needsCode: true,
    markets: nordicMarkets,
    targets: 'all',
    hasList: false,
    name: {
      sv: 'Välkommen: 10\u00a0% på hela köpet',
      da: 'Velkommen: 10\u00a0% på hele købet',
      en: 'Welcome: 10% off everything',
      fi: 'Tervetuloa: −10\u00a0% koko ostoksesta',
      nb: 'Velkommen: 10\u00a0% rabatt på hele kjøpet',
    },
    description: {
      sv: 'En hälsning till dig som handlar här för första gången: 10 procent på allt du väljer.',
      da: 'En hilsen til dig, der handler her for første gang: 10 procent på alt, hvad du vælger.',
      en: 'A greeting to those who shop here for the first time: 10 per cent off everything you choose.',
      fi: 'Tervehdys sinulle, joka ostat meiltä ensimmäistä kertaa: 10 prosentin alennus kaikesta, minkä valitset.',
      nb: 'En hilsen til deg som handler her for første gang: 10 prosent rabatt på alt du velger.',
    },
  },
  {
    key: 'hundred-by-code',
    terms: {
      type: 'fixed-amount',
      amount: { SEK: 10000, DKK: 10000, NOK: 10000, EUR: 1000 },
      minimum: { SEK: 60000, DKK: 60000, NOK: 70000, EUR: 6000 },
    },
    needsCode: true,
    markets: nordicMarkets,
    targets: 'all',
    hasList: false,
    name: {
      sv: 'Rabatt på ett större köp',
      da: 'Rabat på et større køb',
      en: 'Money off a larger order',
      fi: 'Alennus isommasta ostoksesta',
      nb: 'Rabatt på et større kjøp',
    },
    description: {
      sv: 'När högen har vuxit drar koden av en slant i kassan, ungefär vad en bok till skulle ha kostat.',
      da: 'Når stakken er vokset, trækker koden et beløb fra i kassen, omtrent hvad en bog mere ville have kostet.',
      en: 'Once the pile has grown, the code takes something off at the checkout: about the price of one more book.',
      fi: 'Kun pino on kasvanut, koodi vähentää kassalla suunnilleen yhden kirjan hinnan.',
      nb: 'Når bunken har vokst, trekker koden fra et beløp i kassen, omtrent det en bok til ville ha kostet.',
    },
  },
  {
    key: 'free-shipping-by-code',
    terms: { type: 'free-shipping' },
    needsCode: true,
    markets: nordicMarkets,
    targets: 'all',
    hasList: false,
    name: {
      sv: 'Vi bjuder på frakten',
      da: 'Vi giver fragten',
      en: 'Delivery on us',
      fi: 'Toimitus talon piikkiin',
      nb: 'Vi spanderer frakten',
    },
    description: {
      sv: 'Med koden kommer böckerna hem till dig utan fraktkostnad, hur många eller få de än är.',
      da: 'Med koden kommer bøgerne hjem til dig uden fragt, uanset hvor mange eller få de er.',
      en: 'With the code the books come to you without a delivery fee, however many or few they are.',
      fi: 'Koodilla kirjat tulevat sinulle ilman toimituskuluja, olipa niitä yksi tai monta.',
      nb: 'Med koden kommer varene hjem til deg med fri frakt, enten de er mange eller få.',
    },
  },
];

export const promoCodes: DemoPromoCode[] = [
  { code: 'VALKOMMEN10', campaign: 'welcome', maxUsesPerCustomer: 1 },
  { code: 'HUNDRA', campaign: 'hundred-by-code' },
  { code: 'FRIFRAKT', campaign: 'free-shipping-by-code', maxUses: 1000 },
];

/** One per currency, because amounts are not converted. */
export const giftCodes = [
  { code: 'GAVA-2026-KVARTO', currency_code: 'SEK', balance: 30000 },
  { code: 'GAVE-2026-KVARTO', currency_code: 'DKK', balance: 20000 },
  { code: 'PRESANG-2026-KVARTO', currency_code: 'NOK', balance: 30000 },
  { code: 'LAHJA-2026-KVARTO', currency_code: 'EUR', balance: 3000 },
];
