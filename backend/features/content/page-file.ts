import * as v from 'valibot';
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts';
import { WIDGET_SETTINGS, type WidgetName } from '#contract/widget-settings.ts';
import { ContentError, type ContentFault, faultsOf } from './content-error.ts';

/** What an editor can say of when and to whom something is shown; an empty list leaves nobody out. */
const moment = v.pipe(
  v.string(),
  v.isoTimestamp('a moment with its zone, such as 2026-11-27T00:00:00+01:00'),
);
export const FILTER_KEYS = [
  'SiteId',
  'LanguageId',
  'Product',
  'Category',
  'Brand',
  'DiscountCampaign',
  'Campaign',
  'CustomerType',
  'Parameter',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), []);
const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const visibility = v.pipe(
  v.strictObject({
    from: v.optional(v.nullable(moment), null),
    to: v.optional(v.nullable(moment), null),
    channels: list(word),
    markets: list(word),
    languages: list(v.picklist(LOCALE_CODES)),
    customerTypes: list(v.picklist(['PERSON', 'ORGANIZATION'])),
    filters: list(v.strictObject({ key: v.picklist(FILTER_KEYS), value: word })),
    /** Of the contract's `displaySetting`; the shop's own pages hide by CSS. */
    devices: list(v.picklist(['mobile', 'desktop'])),
  }),
  v.check(
    ({ from, to }) => from === null || to === null || Date.parse(from) < Date.parse(to),
    '"from" before "to"',
  ),
);
export type Visibility = v.InferOutput<typeof visibility>;

/** In each language that the shop speaks, or only in some of them. */
const inLanguages = <Item extends v.GenericSchema>(item: Item) =>
  v.strictObject(
    Object.fromEntries(LOCALE_CODES.map((code) => [code, v.exactOptional(item)])) as Record<
      LocaleCode,
      v.ExactOptionalSchema<Item, undefined>
    >,
  );

const settings = v.record(v.string(), v.unknown());
const widget = v.strictObject({
  name: v.picklist(Object.keys(WIDGET_SETTINGS) as WidgetName[]),
  settings: v.optional(settings, {}),
  /** Without it, the widget says the same in every language. */
  texts: v.exactOptional(inLanguages(settings)),
  visible: v.exactOptional(visibility),
});

const container = v.strictObject({
  name: word,
  layout: v.optional(v.picklist(['full', 'half', 'third', 'quarter']), 'full'),
  design: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)), 'default'),
  responsiveMode: v.optional(v.picklist(['stack', 'collapse']), 'stack'),
  visible: v.exactOptional(visibility),
  widgets: v.pipe(v.array(widget), v.maxLength(60)),
});

const page = v.strictObject({
  alias: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'small letters, digits and hyphens')),
  ),
  title: word,
  metaTitle: v.exactOptional(v.pipe(v.string(), v.maxLength(300))),
  metaDescription: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))),
});

const schema = v.pipe(
  v.strictObject({
    key: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'small letters, digits and hyphens')),
    page: v.pipe(
      inLanguages(page),
      v.check((pages) => Object.keys(pages).length > 0, `a title in at least one of ${LOCALE_CODES.join()}`),
    ),
    area: v.exactOptional(
      v.strictObject({
        family: word,
        name: word,
        index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      }),
    ),
    tags: list(word),
    visible: v.exactOptional(visibility),
    containers: v.pipe(v.array(container), v.maxLength(90)),
  }),
  v.check(
    ({ page, area }) => Object.values(page).every(({ alias }) => (alias === undefined) === Boolean(area)),
    'an alias in each language of "page", or an "area" and no alias at all',
  ),
);

/** One page or area as its file says it, with what the file leaves out. */
export type PageFile = v.InferOutput<typeof schema>;
export type PageContainer = PageFile['containers'][number];
export type PageWidget = PageContainer['widgets'][number];

/** The page that a file holds; whatever is wrong with it is said by its place in the file. */
export function parsePageFile(document: unknown, file: string): PageFile {
  const read = v.safeParse(schema, document);
  if (read.success) return read.output;
  throw new ContentError(file, faultsOf(read.issues));
}

/**
 * The page as it is stored, perhaps by another version of the shop: a container or widget that does not fit is left
 * out, and what is left is shown.
 */
export function readStoredFile(document: unknown, key: string): { file: PageFile; faults: ContentFault[] } {
  const faults: ContentFault[] = [];
  const fits = (part: v.GenericSchema, given: unknown, path: string): boolean => {
    const { issues = [] } = v.safeParse(part, given);
    for (const fault of faultsOf(issues))
      faults.push({ ...fault, path: [path, fault.path].filter(Boolean).join('.') });
    return issues.length === 0;
  };
  if (!isRecord(document) || !Array.isArray(document.containers))
    return { file: parsePageFile(document, key), faults };
  const containers = document.containers.flatMap((given: unknown, order) => {
    const path = `containers.${order}`;
    if (!isRecord(given) || !Array.isArray(given.widgets)) return fits(container, given, path) ? [given] : [];
    const widgets = given.widgets.filter((one, place) => fits(widget, one, `${path}.widgets.${place}`));
    const rest = { ...given, widgets };
    return fits(container, rest, path) ? [rest] : [];
  });
  return { file: parsePageFile({ ...document, containers }, key), faults };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
