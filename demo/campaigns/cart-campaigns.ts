import { LOCALES } from '#contract/locales.ts';
import type { DemoLanguage, LocalizedText } from '../languages.ts';
import type { CurrencyCode } from '../shop/markets.ts';
import type { DemoCampaign } from './campaigns.ts';

/** Amounts in minor units. */
const discounts = { SEK: 10000, DKK: 10000, NOK: 10000, EUR: 1000 };
const discountMinimums = { SEK: 100000, DKK: 100000, NOK: 120000, EUR: 10000 };
export const freeShippingMinimums = { SEK: 49900, DKK: 39900, NOK: 59900, EUR: 4900 };

/** Their names contain amounts, so each currency has its own campaign; markets with equal amounts share one. */
export const cartCampaigns: DemoCampaign[] = [
  amountOff('hundred-off', ['se', 'dk'], 'SEK'),
  amountOff('hundred-off-norway', ['no'], 'NOK'),
  amountOff('ten-euros-off', ['fi', 'ax'], 'EUR'),
  freeShipping('free-shipping', ['se'], 'SEK'),
  freeShipping('free-shipping-denmark', ['dk'], 'DKK'),
  freeShipping('free-shipping-norway', ['no'], 'NOK'),
  freeShipping('free-shipping-finland', ['fi', 'ax'], 'EUR'),
];

function amountOff(key: string, markets: string[], currency: CurrencyCode): DemoCampaign {
  const discount = formatAmount(discounts[currency], currency);
  const minimum = formatAmount(discountMinimums[currency], currency);
  return {
    key,
    terms: { type: 'fixed-amount', amount: discounts, minimum: discountMinimums },
    starts: -2,
    ends: 5,
    markets,
    targets: 'all',
    hasList: false,
    name: {
      sv: `${discount.sv} rabatt när du handlar för minst ${minimum.sv}`,
      da: `${discount.da} rabat, når du køber for mindst ${minimum.da}`,
      en: `${discount.en} off when you spend ${minimum.en}`,
      fi: `${discount.fi} alennus vähintään ${minimum.fi} ostoksista`,
      nb: `${discount.nb} rabatt når du handler for minst ${minimum.nb}`,
    },
    description: {
      sv: `Handlar du för minst ${minimum.sv} drar vi av ${discount.sv} i kassan, ungefär vad en bok till kostar.`,
      da: `Køber du for mindst ${minimum.da}, trækker vi ${discount.da} fra i kassen, omtrent hvad en bog mere koster.`,
      en: `Spend ${minimum.en} and we take ${discount.en} off at the checkout: about what one more book costs.`,
      fi: `Kun ostoksesi ovat vähintään ${minimum.fi} arvoiset, saat kassalla ${discount.fi} alennuksen, suunnilleen yhden kirjan verran.`,
      nb: `Handler du for minst ${minimum.nb}, trekker vi fra ${discount.nb} i kassen, omtrent det en bok til koster.`,
    },
  };
}

function freeShipping(key: string, markets: string[], currency: CurrencyCode): DemoCampaign {
  const minimum = formatAmount(freeShippingMinimums[currency], currency);
  return {
    key,
    terms: { type: 'free-shipping', minimum: freeShippingMinimums },
    markets,
    targets: 'all',
    hasList: false,
    name: {
      sv: `Fri frakt med alla leveranssätt från ${minimum.sv}`,
      da: `Fri fragt med alle leveringsmåder fra ${minimum.da}`,
      en: `Free delivery with any option from ${minimum.en}`,
      fi: `Kaikki toimitustavat maksutta vähintään ${minimum.fi} tilauksiin`,
      nb: `Fri frakt med alle leveringsmåter fra ${minimum.nb}`,
    },
    description: {
      sv: `Handlar du för minst ${minimum.sv} bjuder vi på frakten, vilket leveranssätt du än väljer.`,
      da: `Køber du for mindst ${minimum.da}, betaler vi fragten, uanset hvilken leveringsmåde du vælger.`,
      en: `Spend ${minimum.en} and delivery is on us, whichever option you choose.`,
      fi: `Vähintään ${minimum.fi} tilauksissa me maksamme toimituksen, valitsitpa minkä toimitustavan tahansa.`,
      nb: `Handler du for minst ${minimum.nb}, spanderer vi frakten, uansett hvilken leveringsmåte du velger.`,
    },
  };
}

/** Formats an amount. In Finnish it is in the genitive, as the texts above require. */
function formatAmount(minorUnits: number, currency: CurrencyCode): LocalizedText {
  const number = (language: DemoLanguage) =>
    new Intl.NumberFormat(LOCALES[language].iso).format(minorUnits / 100);
  if (currency === 'EUR')
    return {
      sv: `${number('sv')}\u00a0€`,
      da: `${number('da')}\u00a0€`,
      en: `€${number('en')}`,
      fi: `${number('fi')} euron`,
      nb: `${number('nb')}\u00a0€`,
    };
  return {
    sv: `${number('sv')}\u00a0kr`,
    da: `${number('da')}\u00a0kr.`,
    en: `${currency}\u00a0${number('en')}`,
    fi: `${number('fi')} kruunun`,
    nb: `${number('nb')}\u00a0kr`,
  };
}
