import type { ImportedParameter } from '#backend/languages/catalogue-messages.ts';

interface StandardParameter {
  type: 'multi' | 'single';
  isFilter: boolean;
  isShown?: false;
}

/** The parameters that an import writes. A shop that lacks one gets it. */
export const standardParameters: Record<ImportedParameter, StandardParameter> = {
  author: { type: 'multi', isFilter: true },
  translator: { type: 'multi', isFilter: false },
  illustrator: { type: 'multi', isFilter: false },
  narrator: { type: 'multi', isFilter: false },
  editor: { type: 'multi', isFilter: false },
  language: { type: 'single', isFilter: true },
  'original-language': { type: 'single', isFilter: true },
  format: { type: 'multi', isFilter: true },
  series: { type: 'multi', isFilter: false },
  'series-number': { type: 'single', isFilter: false },
  subject: { type: 'multi', isFilter: true },
  keyword: { type: 'multi', isFilter: false, isShown: false },
  pages: { type: 'single', isFilter: false },
  'running-time': { type: 'single', isFilter: false },
  'first-published': { type: 'single', isFilter: false },
  'publication-date': { type: 'single', isFilter: false },
  age: { type: 'single', isFilter: true },
  award: { type: 'multi', isFilter: true },
  imprint: { type: 'single', isFilter: false },
  'review-quote': { type: 'multi', isFilter: false },
  manufacturer: { type: 'single', isFilter: false },
  'responsible-person': { type: 'single', isFilter: false },
  warning: { type: 'multi', isFilter: false },
  accessibility: { type: 'multi', isFilter: false },
};
