import { slug } from '#contract/product/slug.ts';
import type { Book } from '../book/book.ts';
import { isKnownAccessibilityCode } from '../references/legal-labels.ts';
import { childrenOf, type Element, textOf } from './element.ts';

/** Formats of the shop by product form (list 150). A form that is not listed has the format of its first letter. */
const formatOfForm: Record<string, string> = {
  A: 'Audio CD',
  AA: 'audio',
  AE: 'MP3 CD',
  AJ: 'audio',
  AN: 'audio',
  AO: 'audio',
  B: 'paperback',
  BB: 'hardback',
  BE: 'Spiral-bound',
  BH: 'Board book',
  BI: 'Rag book',
  BJ: 'Bath book',
  C: 'Map',
  D: 'Disc',
  E: 'ebook',
  L: 'ebook',
  P: 'Printed product',
  PC: 'Calendar',
  PD: 'Cards',
  PR: 'Notebook',
  S: 'Boxed set',
  V: 'Video',
  VI: 'DVD',
  VO: 'Blu-ray',
  Z: 'Other product',
  ZE: 'Game',
  ZJ: 'Jigsaw',
};

const tradePaperback = 'trade-paperback';
const largePaperback = 'large-paperback';
const pdf = 'ebook-pdf';

/**
 * Details (list 175) that change the format of forms with the same first letter. The Swedish binding kartonnage is a hardback;
 * storpocket and flexband are not pocket books. Publishers sell EPUB and PDF as two products.
 */
const formatOfDetail: Record<string, string> = {
  B101: 'paperback',
  B102: tradePaperback,
  B104: 'paperback',
  B106: tradePaperback,
  B113: 'paperback',
  B114: largePaperback,
  B115: 'hardback',
  B116: tradePaperback,
  E107: pdf,
};

/**
 * The shop's format of a product form; undefined if the form is not known. `isTradeOnly` finds forms that are not sold. Swedish
 * senders write B113 for a pocket book, so their paperback without a detail is a trade paperback.
 */
export function formatOfProductForm(
  form: string,
  details: readonly string[],
  { isSwedish }: { isSwedish: boolean },
): string | undefined {
  const [byDetail] = details
    .filter((detail) => detail.charAt(0) === form.charAt(0))
    .flatMap((detail) => formatOfDetail[detail] ?? []);
  const withoutDetail = isSwedish && form === 'BC' ? tradePaperback : undefined;
  return byDetail ?? withoutDetail ?? formatOfForm[form] ?? formatOfForm[form.charAt(0)];
}

/**
 * The form that an export writes for each format, by the format's key: the inverse of `formatOfForm`. Forms of one letter are
 * left out, and so are AA, AN and AO, because audiobooks are exported as AJ.
 */
const formOfFormat = new Map(
  Object.entries({
    ...formatOfForm,
    BB: 'hardback',
    BC: 'paperback',
    ED: 'ebook',
    AJ: 'audio',
    AC: 'Audio CD',
  })
    .filter(([form]) => form.length === 2 && !['AA', 'AN', 'AO'].includes(form))
    .map(([form, format]) => [slug(format), form]),
);

/** The product form of a format's key, with its detail; undefined if ONIX has none. */
export function productFormOf(formatKey: string): { form: string; detail?: string } | undefined {
  if (formatKey === tradePaperback) return { form: 'BC', detail: 'B106' };
  if (formatKey === largePaperback) return { form: 'BC', detail: 'B114' };
  if (formatKey === pdf) return { form: 'ED', detail: 'E107' };
  const form = formOfFormat.get(formatKey);
  return form === undefined ? undefined : { form };
}

/** Display stands, posters and packs for bookshops. */
export function isTradeOnly(form: string, composition: string): boolean {
  return form.startsWith('X') || composition === '20';
}

/** List 79: accessibility, and warnings about choking hazards and by the toy safety directive. */
const accessibilityFeature = '09';
const warningFeatures = new Set(['12', '13']);
/** List 196: a summary in the publisher's words. */
const summaryCode = '00';
/** Lists 143 and 184: there is no warning. */
const noWarning = '00';

/** Accessibility and warnings of block 1. */
export function legalFeaturesOf(block: Element): Pick<Book, 'accessibility' | 'safetyWarnings'> {
  const features = childrenOf(block, 'ProductFormFeature').map((each) => ({
    type: textOf(each, 'ProductFormFeatureType') ?? '',
    value: textOf(each, 'ProductFormFeatureValue') ?? '',
    description: textOf(each, 'ProductFormFeatureDescription')?.slice(0, 500),
  }));
  const statements = features
    .filter(({ type }) => type === accessibilityFeature)
    .flatMap(({ value, description }) => {
      if (value === summaryCode) return description ?? [];
      return isKnownAccessibilityCode(value) ? value : [];
    });
  const warnings = features
    .filter(({ type, value }) => warningFeatures.has(type) && value !== noWarning)
    // A warning without a description is the one of the toy safety directive: not for children under 3.
    .map(({ description }) => description ?? 'age-3');
  return { accessibility: [...new Set(statements)], safetyWarnings: [...new Set(warnings)] };
}
