import { dateLabel } from '#backend/languages/date-label.ts';
import { languageOfCode } from '#backend/languages/languages.ts';
import { languageLabel } from '../book/language-names.ts';
import type { ThemaNames } from '../thema/thema-names.ts';
import { legalLabel } from './legal-labels.ts';
import type { ParameterEntry } from './parameter-values.ts';
import type { SkuFormats } from './sku-formats.ts';

interface Language {
  id: string;
  code: string;
}

/** Labels of new parameter values. Names and numbers need none. */
export class ValueLabels {
  readonly #formats: SkuFormats;
  readonly #thema: ThemaNames;

  constructor(formats: SkuFormats, thema: ThemaNames) {
    this.#formats = formats;
    this.#thema = thema;
  }

  labelOf({ identifier, key }: ParameterEntry, language: Language): string | undefined {
    switch (identifier) {
      case 'language':
      case 'original-language':
        return languageLabel(key, language.code);
      case 'format':
        return this.#formats.findByName(key)?.names.get(language.id);
      case 'first-published':
        return Number(key) < 0 ? yearBeforeChrist(Number(key), language.id) : undefined;
      case 'subject':
        return this.#thema.nameOf(key, language.code);
      case 'publication-date':
        return dateLabel(key, language.id);
      case 'running-time':
        return minutesLabel(Number(key), language.code);
      case 'accessibility':
      case 'warning':
        return legalLabel(identifier, key, language.code);
      case 'age':
        return ageLabel(key, language.code);
      default:
        return undefined;
    }
  }
}

function yearBeforeChrist(year: number, languageId: string): string {
  const day = new Date(0);
  // JavaScript has a year 0, which is 1 BC.
  day.setUTCFullYear(year + 1);
  return new Intl.DateTimeFormat(languageId, { era: 'short', year: 'numeric', timeZone: 'UTC' }).format(day);
}

/** 512 → "8 h 32 min". */
export function minutesLabel(minutes: number, code: string): string {
  const { hours } = languageOfCode(code).catalogueMessages.units;
  const parts = [`${Math.floor(minutes / 60)} ${hours}`, `${minutes % 60} min`];
  return parts.filter((part) => !part.startsWith('0 ')).join(' ');
}

/** The label of an age such as "6-9" or "9+": "6–9 years". */
export function ageLabel(key: string, code: string): string {
  return `${key.replace('-', '–')} ${languageOfCode(code).catalogueMessages.units.years}`;
}
