import { CONTRIBUTOR_ROLES } from '#contract/product/contributor-roles.ts';
import { onixLanguageOf } from '../book/language-names.ts';
import { productFormOf } from '../onix/product-forms.ts';
import { exportIdTypeName } from '../onix/related-material.ts';
import { categoryScheme } from '../onix/subjects.ts';
import type { Shop } from '../shop.queries.ts';
import type { ProductText, StoredProduct } from '../write/product-state.ts';
import type { ExportedContributor, ExportNames } from './exported-products.queries.ts';
import { legalFeaturesXml, safetyContactXml } from './legal-xml.ts';
import { supplyXml } from './supply-xml.ts';
import { compositeXml, optionalXml, xml } from './xml-writer.ts';

/** Everything besides the product that its record contains. */
interface ExportContext {
  shop: Shop;
  names: ExportNames;
  contributors: ReadonlyMap<string, ExportedContributor>;
  workKeys: ReadonlyMap<number, string>;
}

export interface ExportedProduct extends StoredProduct {
  /** Set for a product with several SKUs, whose records are one work. */
  ownWorkKey?: string;
}

/** A whole record (03 of list 1) in the order of elements of ONIX 3.0. 01 of list 5 is the shop's own article number. */
export function productXml(product: ExportedProduct, context: ExportContext): string {
  return xml('Product', [
    xml('RecordReference', product.key),
    xml('NotificationType', '03'),
    xml('ProductIdentifier', [
      xml('ProductIDType', '01'),
      xml('IDTypeName', exportIdTypeName),
      xml('IDValue', product.articleNumber),
    ]),
    gtinXml(product.sku?.gtin ?? ''),
    descriptiveXml(product, context),
    compositeXml('CollateralDetail', collateralXml(product, context)),
    compositeXml('PublishingDetail', publishingXml(product, context)),
    relatedXml(product, context),
    supplyXml(product, context.shop),
  ]);
}

/** GTIN-14 (14 of list 5), ISBN-13 (15) or GTIN-13 (03); undefined for shorter codes. */
function gtinXml(gtin: string): string | undefined {
  if (gtin.length !== 13 && gtin.length !== 14) return undefined;
  const codeOf13 = /^97[89]/.test(gtin) ? '15' : '03';
  const type = gtin.length === 14 ? '14' : codeOf13;
  return xml('ProductIdentifier', [xml('ProductIDType', type), xml('IDValue', gtin)]);
}

const first = (product: StoredProduct, parameter: string) => product.parameters.get(parameter)?.[0];
/** In a stable order, because the database has none. */
const sorted = (product: StoredProduct, parameter: string) =>
  [...(product.parameters.get(parameter) ?? [])].sort();

function descriptiveXml(product: StoredProduct, context: ExportContext): string {
  const { form, detail, description } = formOf(product, context);
  const languages = product.parameters.get('language') ?? [];
  const originals = product.parameters.get('original-language') ?? [];
  return xml('DescriptiveDetail', [
    xml('ProductComposition', '00'), // List 2: one product.
    xml('ProductForm', form),
    optionalXml('ProductFormDetail', detail),
    ...legalFeaturesXml(product),
    optionalXml('ProductFormDescription', description),
    // List 48: 01 height, 02 width, 03 thickness, 08 weight. The longest side of a product is the height of the book.
    measureXml('01', product.lengthMm, 'mm'),
    measureXml('02', product.widthMm, 'mm'),
    measureXml('03', product.heightMm, 'mm'),
    measureXml('08', product.sku?.weightGrams ?? 0, 'gr'),
    collectionXml(product),
    titleXml(product),
    ...contributorsXml(product, context),
    ...languages.map((code) => languageXml('01', code)), // List 22: 01 of the text, 02 of the original.
    ...originals.map((code) => languageXml('02', code)),
    // Lists 23 and 24: 00 main content in pages (03), 09 duration in minutes (05).
    extentXml('00', first(product, 'pages'), '03'),
    extentXml('09', first(product, 'running-time'), '05'),
    ...subjectsXml(product, context),
    ageXml(first(product, 'age')),
  ]);
}

/** A format that is not known in ONIX has a description. */
function formOf(
  { sku }: StoredProduct,
  { names }: ExportContext,
): { form: string; detail?: string; description?: string } {
  const format = names.formats.get(sku?.choiceId ?? 0) ?? { key: 'paperback', name: '' };
  return productFormOf(format.key) ?? { form: 'ZZ', description: format.name };
}

function measureXml(type: string, value: number, unit: string): string | undefined {
  if (value <= 0) return undefined;
  return xml('Measure', [
    xml('MeasureType', type),
    xml('Measurement', String(value)),
    xml('MeasureUnitCode', unit),
  ]);
}

function titleElementXml(level: string, title: string, subtitle?: string): string {
  const element = [
    xml('TitleElementLevel', level),
    xml('TitleText', title),
    optionalXml('Subtitle', subtitle),
  ];
  return xml('TitleDetail', [xml('TitleType', '01'), xml('TitleElement', element)]); // Levels of list 149: 01 product, 02 series.
}

function titleXml({ texts }: StoredProduct): string {
  const name = texts.values().next().value?.name ?? '';
  const at = name.indexOf(': ');
  return at > 0 ? titleElementXml('01', name.slice(0, at), name.slice(at + 2)) : titleElementXml('01', name);
}

function collectionXml(product: StoredProduct): string | undefined {
  const series = first(product, 'series');
  const number = first(product, 'series-number');
  if (series === undefined) return undefined;
  const sequence = [xml('CollectionSequenceType', '02'), optionalXml('CollectionSequenceNumber', number)];
  return xml('Collection', [
    xml('CollectionType', '10'), // List 148: a series of the publisher.
    number === undefined ? undefined : xml('CollectionSequence', sequence),
    titleElementXml('02', series),
  ]);
}

const roleCodes = { author: 'A01', translator: 'B06', illustrator: 'A12', narrator: 'E07', editor: 'B01' }; // List 17.

function contributorsXml(product: StoredProduct, context: ExportContext): string[] {
  const entries = CONTRIBUTOR_ROLES.flatMap((role) =>
    (product.parameters.get(role) ?? []).map((key) => ({ role, key })),
  );
  return entries.map(({ role, key }, index) => {
    const known = context.contributors.get(`${role} ${key}`);
    const identifier = known?.isni && [xml('NameIDType', '16'), xml('IDValue', known.isni)];
    return xml('Contributor', [
      xml('SequenceNumber', String(index + 1)),
      xml('ContributorRole', roleCodes[role]),
      identifier ? xml('NameIdentifier', identifier) : undefined,
      xml('PersonName', known?.name ?? key),
      optionalXml('PersonNameInverted', known?.sortName),
      ...localizedXml('BiographicalNote', new Map(Object.entries(known?.biographies ?? {})), context),
    ]);
  });
}

function languageXml(role: string, code: string): string {
  return xml('Language', [xml('LanguageRole', role), xml('LanguageCode', onixLanguageOf(code))]);
}

function extentXml(type: string, value: string | undefined, unit: string): string | undefined {
  if (value === undefined) return undefined;
  return xml('Extent', [xml('ExtentType', type), xml('ExtentValue', value), xml('ExtentUnit', unit)]);
}

/** Schemes of Thema qualifiers (list 27) by their first character; 93: a Thema subject, 20: keywords, 24: the shop's scheme. */
const themaSchemes: Record<string, string> = { 1: '94', 2: '95', 3: '96', 4: '97', 5: '98', 6: '99' };

function subjectsXml(product: StoredProduct, { names }: ExportContext): string[] {
  const thema = product.parameters.get('subject') ?? [];
  const keywords = sorted(product, 'keyword');
  const ids = new Set([product.primaryCategoryId, ...[...product.categoryIds].sort((a, b) => a - b)]);
  const [primary, ...others] = [...ids].flatMap((id) => names.categories.get(id) ?? []);
  const categories = primary === undefined ? [] : [primary, ...others.sort()];
  return [
    ...thema.map((code, index) =>
      xml('Subject', [
        index === 0 && !themaSchemes[code.charAt(0)] ? '<MainSubject/>' : undefined,
        xml('SubjectSchemeIdentifier', themaSchemes[code.charAt(0)] ?? '93'),
        xml('SubjectCode', code),
      ]),
    ),
    ...(keywords.length === 0
      ? []
      : [
          xml('Subject', [
            xml('SubjectSchemeIdentifier', '20'),
            xml('SubjectHeadingText', keywords.join('; ')),
          ]),
        ]),
    ...categories.map((path) =>
      xml('Subject', [
        xml('SubjectSchemeIdentifier', '24'),
        xml('SubjectSchemeName', categoryScheme),
        xml('SubjectHeadingText', path),
      ]),
    ),
  ];
}

/** Writes "6-9" or "9+": 17 of list 30 is an age in years; 03 and 04 of list 31 are from and to. */
function ageXml(age: string | undefined): string | undefined {
  const [, from, to] = /^(\d+)(?:-(\d+)|\+)$/.exec(age ?? '') ?? [];
  if (from === undefined) return undefined;
  const bound = (precision: string, value: string) => [
    xml('AudienceRangePrecision', precision),
    xml('AudienceRangeValue', value),
  ];
  return xml('AudienceRange', [
    xml('AudienceRangeQualifier', '17'),
    ...bound('03', from),
    ...(to === undefined ? [] : bound('04', to)),
  ]);
}

/** One element if the text is the same in all languages of the shop, else one per language. */
function localizedXml(name: string, texts: ReadonlyMap<string, string>, { shop }: ExportContext): string[] {
  const values = shop.languages.map(({ id, code }) => ({ code, text: texts.get(id) ?? '' }));
  const [one = { text: '' }] = values;
  if (values.every(({ text }) => text === one.text)) return one.text === '' ? [] : [xml(name, one.text)];
  return values
    .filter(({ text }) => text !== '')
    .map(({ code, text }) => xml(name, text, { language: onixLanguageOf(code) }));
}

function collateralXml(product: StoredProduct, context: ExportContext): (string | undefined)[] {
  const textXml = (type: string, field: 'text2' | 'text3' | 'metaDescription') => {
    const texts = [...product.texts].flatMap(([id, text]: [string, ProductText]) => {
      const value = text[field];
      return value === null ? [] : [[id, value] as const];
    });
    const elements = localizedXml('Text', new Map(texts), context);
    if (elements.length === 0) return undefined;
    return xml('TextContent', [xml('TextType', type), xml('ContentAudience', '00'), ...elements]);
  };
  const quotes = sorted(product, 'review-quote').map((quote) =>
    xml('TextContent', [xml('TextType', '06'), xml('ContentAudience', '00'), xml('Text', quote)]),
  );
  const resource = (type: string, mode: string) => (url: string) =>
    xml('SupportingResource', [
      xml('ResourceContentType', type),
      xml('ContentAudience', '00'),
      xml('ResourceMode', mode),
      altTextXml(product.pictureAltTexts.get(url), context),
      xml('ResourceVersion', [xml('ResourceForm', '02'), xml('ResourceLink', url)]),
    ]);
  return [
    textXml('02', 'metaDescription'), // List 153: 02 short description, 03 description, 14 excerpt, 06 quote.
    textXml('03', 'text2'),
    textXml('14', 'text3'),
    ...quotes,
    ...(product.links.get('picture') ?? []).map(resource('01', '03')), // Lists 158 and 159: cover, picture.
    ...(product.links.get('sample') ?? []).map(resource('15', '04')), // Sample, text.
    ...sorted(product, 'award').map(prizeXml),
  ];
}

function altTextXml(
  texts: Readonly<Record<string, string>> | undefined,
  context: ExportContext,
): string | undefined {
  if (texts === undefined) return undefined;
  const notes = localizedXml('FeatureNote', new Map(Object.entries(texts)), context);
  return xml('ResourceFeature', [xml('ResourceFeatureType', '07'), ...notes]);
}

/** "August Prize 2025". */
function prizeXml(award: string): string {
  const [, name = award, year] = /^(.+) (\d{4})$/.exec(award) ?? [];
  return xml('Prize', [xml('PrizeName', name), optionalXml('PrizeYear', year)]);
}

function publishingXml(product: StoredProduct, { names }: ExportContext): (string | undefined)[] {
  const imprint = first(product, 'imprint');
  const publisher = names.brands.get(product.brandId ?? 0);
  const roles = [xml('PublishingRole', '01'), optionalXml('PublisherName', publisher)];
  return [
    imprint === undefined ? undefined : xml('Imprint', [xml('ImprintName', imprint)]),
    publisher === undefined ? undefined : xml('Publisher', roles),
    safetyContactXml(first(product, 'responsible-person')),
    dateXml('01', product.publicationDate ?? undefined), // List 163: 01 publication, 11 first publication.
    dateXml('11', first(product, 'first-published')),
  ];
}

const dateFormats: Record<number, string> = { 4: '05', 6: '01', 8: '00' }; // List 55, by number of digits.

/** Dates before the year 1000 have no format in ONIX. */
function dateXml(role: string, date: string | undefined): string | undefined {
  if (date === undefined || !/^\d{4}(-\d\d(-\d\d)?)?$/.test(date)) return undefined;
  const digits = date.replaceAll('-', '');
  const attributes = { dateformat: dateFormats[digits.length] ?? '00' };
  return xml('PublishingDate', [xml('PublishingDateRole', role), xml('Date', digits, attributes)]);
}

function relatedXml(
  { groupId, ownWorkKey }: ExportedProduct,
  { workKeys }: ExportContext,
): string | undefined {
  const key = workKeys.get(groupId ?? 0) ?? ownWorkKey;
  if (key === undefined) return undefined;
  const identifier = [xml('WorkIDType', '01'), xml('IDTypeName', exportIdTypeName), xml('IDValue', key)];
  return xml('RelatedMaterial', [
    xml('RelatedWork', [xml('WorkRelationCode', '01'), xml('WorkIdentifier', identifier)]),
  ]);
}
