import { LOCALES } from '#contract/locales.ts';
import { DISPUTE_BODIES } from '#contract/shop/dispute-bodies.ts';
import type { DemoLanguage } from '../languages.ts';
import { markets } from './markets.ts';
import { demoSettings } from './settings.ts';

interface LegalTexts {
  bodies: string;
  /** Statements that the law of a country requires, by country, such as § 36 VSBG in Germany. */
  notes: Record<string, string>;
  imprint: string;
  representative: string;
  /** The representative's role in the company. */
  role: string;
  register: string;
}

const texts: Record<DemoLanguage, LegalTexts> = {
  sv: {
    bodies: 'Vart du kan vända dig, land för land',
    notes: {
      DE: 'Vi är varken villiga eller skyldiga att delta i förfaranden vid en tysk nämnd, men följer den svenska nämndens beslut.',
    },
    imprint: 'Impressum',
    representative: 'Företräds av',
    role: 'verkställande direktör',
    register: 'Register',
  },
  da: {
    bodies: 'Hvor du kan henvende dig, land for land',
    notes: {
      DE: 'Vi er hverken villige eller forpligtede til at deltage i sager ved et tysk nævn, men følger det svenske nævns afgørelser.',
    },
    imprint: 'Impressum',
    representative: 'Repræsenteres af',
    role: 'administrerende direktør',
    register: 'Register',
  },
  en: {
    bodies: 'Where to turn, country by country',
    notes: {
      DE: 'We are neither willing nor obliged to take part in dispute resolution before a German board, but follow the decisions of the Swedish one.',
    },
    imprint: 'Imprint',
    representative: 'Represented by',
    role: 'managing director',
    register: 'Register',
  },
  fi: {
    bodies: 'Minne voit kääntyä, maittain',
    notes: {
      DE: 'Emme ole halukkaita emmekä velvollisia osallistumaan menettelyyn saksalaisessa elimessä, mutta noudatamme Ruotsin lautakunnan päätöksiä.',
    },
    imprint: 'Julkaisijatiedot',
    representative: 'Edustaja',
    role: 'toimitusjohtaja',
    register: 'Rekisteri',
  },
  nb: {
    bodies: 'Hvor du kan henvende deg, land for land',
    notes: {
      DE: 'Vi er verken villige eller forpliktet til å delta i saker ved en tysk nemnd, men følger avgjørelsene til den svenske nemnden.',
    },
    imprint: 'Impressum',
    representative: 'Representeres av',
    role: 'daglig leder',
    register: 'Register',
  },
};

/** The dispute body of every market and the imprint, as HTML of the terms. */
export function legalSections(language: DemoLanguage): string[] {
  const { bodies, notes, imprint, representative, role, register } = texts[language];
  const names = new Intl.DisplayNames(LOCALES[language].iso, { type: 'region' });
  const rows = markets
    .filter(({ virtual }) => !virtual)
    .map(({ country: [code] }) => {
      const body = DISPUTE_BODIES[code];
      if (!body) throw new Error(`The country ${code} has no dispute body.`);
      const note = notes[code] ? `. ${notes[code]}` : '';
      return `<li>${names.of(code)}: <a href="${body.site}">${body.name}</a>${note}</li>`;
    });
  const { company, imprint: facts } = demoSettings;
  return [
    `<h3>${bodies}</h3>`,
    '<ul>',
    ...rows,
    '</ul>',
    `<h2>${imprint}</h2>`,
    `<p>${company.name}, ${company.address.join(', ')}. ${representative}: ${facts?.representative}, ${role}. ${register}: ${facts?.register}. ${company.vatNumber}. ${company.email}, ${company.phone}.</p>`,
  ];
}
