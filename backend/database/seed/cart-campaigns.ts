import type { SeedCampaign } from './campaigns.ts';
import type { SeedLanguage } from './seed-work.ts';
import { languageIdOf } from './shop.ts';

type Words = Record<SeedLanguage, string>;

const off = { SEK: 10000, DKK: 10000, NOK: 10000, EUR: 1000 };
const offFrom = { SEK: 100000, DKK: 100000, NOK: 120000, EUR: 10000 };
const freeFrom = { SEK: 49900, DKK: 39900, NOK: 59900, EUR: 4900 };

type Currency = keyof typeof off;

/** Offers on the whole cart say how much, so each currency has its own; where the numbers are the same, they share one. */
export const cartCampaigns: SeedCampaign[] = [
  amountOff('hundred-off', ['se', 'dk'], 'SEK'),
  amountOff('hundred-off-norway', ['no'], 'NOK'),
  amountOff('ten-euros-off', ['fi', 'ax'], 'EUR'),
  freeShipping('free-shipping', ['se'], 'SEK'),
  freeShipping('free-shipping-denmark', ['dk'], 'DKK'),
  freeShipping('free-shipping-norway', ['no'], 'NOK'),
  freeShipping('free-shipping-finland', ['fi', 'ax'], 'EUR'),
];

function amountOff(key: string, markets: string[], currency: Currency): SeedCampaign {
  const less = inWords(off[currency], currency);
  const least = inWords(offFrom[currency], currency);
  return {
    key,
    terms: { type: 'fixed-amount', amount: off, minimum: offFrom },
    starts: -2,
    ends: 5,
    markets,
    targets: 'all',
    hasList: false,
    name: {
      sv: `${less.sv} rabatt när du handlar för minst ${least.sv}`,
      da: `${less.da} rabat, når du køber for mindst ${least.da}`,
      en: `${less.en} off when you spend ${least.en}`,
      fi: `${less.fi} alennus vähintään ${least.fi} ostoksista`,
      nb: `${less.nb} rabatt når du handler for minst ${least.nb}`,
    },
    description: {
      sv: `Handlar du för minst ${least.sv} drar vi av ${less.sv} i kassan, ungefär vad en bok till kostar.`,
      da: `Køber du for mindst ${least.da}, trækker vi ${less.da} fra ved kassen, omtrent hvad en bog mere koster.`,
      en: `Spend ${least.en} and we take ${less.en} off at the checkout: about what one more book costs.`,
      fi: `Kun ostoksesi ovat vähintään ${least.fi} arvoiset, saat kassalla ${less.fi} alennuksen, suunnilleen yhden kirjan verran.`,
      nb: `Handler du for minst ${least.nb}, trekker vi fra ${less.nb} i kassen, omtrent det en bok til koster.`,
    },
  };
}

function freeShipping(key: string, markets: string[], currency: Currency): SeedCampaign {
  const least = inWords(freeFrom[currency], currency);
  return {
    key,
    terms: { type: 'free-shipping', minimum: freeFrom },
    markets,
    targets: 'all',
    hasList: false,
    name: {
      sv: `Fri frakt från ${least.sv}`,
      da: `Fri fragt fra ${least.da}`,
      en: `Free delivery from ${least.en}`,
      fi: `Maksuton toimitus vähintään ${least.fi} tilauksiin`,
      nb: `Fri frakt fra ${least.nb}`,
    },
    description: {
      sv: `Handlar du för minst ${least.sv} bjuder vi på frakten, vilket leveranssätt du än väljer.`,
      da: `Køber du for mindst ${least.da}, betaler vi fragten, uanset hvordan du vil have bøgerne leveret.`,
      en: `From ${least.en} delivery is on us, whichever way you choose.`,
      fi: `Vähintään ${least.fi} tilauksissa me maksamme toimituksen, valitsitpa minkä toimitustavan tahansa.`,
      nb: `Handler du for minst ${least.nb}, spanderer vi frakten, uansett hvilken leveringsmåte du velger.`,
    },
  };
}

/** Finnish in the genitive, which is how its sentences have it. */
function inWords(minorUnits: number, currency: Currency): Words {
  const number = (language: SeedLanguage) =>
    new Intl.NumberFormat(languageIdOf[language]).format(minorUnits / 100);
  if (currency === 'EUR')
    return {
      sv: `${number('sv')} €`,
      da: `${number('da')} €`,
      en: `€${number('en')}`,
      fi: `${number('fi')} euron`,
      nb: `${number('nb')} €`,
    };
  return {
    sv: `${number('sv')} kr`,
    da: `${number('da')} kr.`,
    en: `${number('en')} kr`,
    fi: `${number('fi')} kruunun`,
    nb: `${number('nb')} kr`,
  };
}
