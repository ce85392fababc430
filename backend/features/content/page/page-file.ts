import * as v from 'valibot';
import { WIDGET_SETTINGS, type WidgetName } from '#contract/content/widget-settings.ts';
import { CUSTOMER_TYPES } from '#contract/customer/customer-type.ts';
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts';
import { ContentError, type ContentIssue, listIssues } from '../content-error.ts';

const time = v.pipe(v.string(), v.isoTimestamp('a time with its zone, such as 2026-11-27T00:00:00+01:00'));
/** The names of filters, which compare the visitor (`SiteId` is the channel) or the entity next to the content. */
const filterKeys = [
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
export type FilterKey = (typeof filterKeys)[number];

const optionalList = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), []);
const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const visibilitySchema = v.pipe(
  v.strictObject({
    from: v.optional(v.nullable(time), null),
    to: v.optional(v.nullable(time), null),
    channels: optionalList(shortText),
    markets: optionalList(shortText),
    languages: optionalList(v.picklist(LOCALE_CODES)),
    customerTypes: optionalList(v.picklist(CUSTOMER_TYPES)),
    filters: optionalList(v.strictObject({ key: v.picklist(filterKeys), value: shortText })),
    /** Applies to clients that send `displaySetting`. The storefront hides content by CSS. */
    devices: optionalList(v.picklist(['mobile', 'desktop'])),
  }),
  v.check(
    ({ from, to }) => from === null || to === null || Date.parse(from) < Date.parse(to),
    '"from" before "to"',
  ),
);
/** When and to whom something is displayed. An empty list does not restrict. */
export type Visibility = v.InferOutput<typeof visibilitySchema>;

/** An object with an optional entry for each of the shop's languages. */
const inLanguages = <Item extends v.GenericSchema>(item: Item) =>
  v.strictObject(
    Object.fromEntries(LOCALE_CODES.map((code) => [code, v.exactOptional(item)])) as Record<
      LocaleCode,
      v.ExactOptionalSchema<Item, undefined>
    >,
  );

const settings = v.record(v.string(), v.unknown());
const widgetSchema = v.strictObject({
  name: v.picklist(Object.keys(WIDGET_SETTINGS) as WidgetName[]),
  settings: v.optional(settings, {}),
  /** Without texts the widget is the same in every language. */
  texts: v.exactOptional(inLanguages(settings)),
  visible: v.exactOptional(visibilitySchema),
});

const containerSchema = v.strictObject({
  name: shortText,
  layout: v.optional(v.picklist(['full', 'half', 'third', 'quarter']), 'full'),
  design: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)), 'default'),
  responsiveMode: v.optional(v.picklist(['stack', 'collapse']), 'stack'),
  visible: v.exactOptional(visibilitySchema),
  widgets: v.pipe(v.array(widgetSchema), v.maxLength(60)),
});

const slugSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'lower-case letters, digits and hyphens'),
);

const pageTextSchema = v.strictObject({
  alias: v.exactOptional(slugSchema),
  title: shortText,
  metaTitle: v.exactOptional(v.pipe(v.string(), v.maxLength(300))),
  metaDescription: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))),
});

const pageFileSchema = v.pipe(
  v.strictObject({
    key: slugSchema,
    page: v.pipe(
      inLanguages(pageTextSchema),
      v.check((pages) => Object.keys(pages).length > 0, `a title in at least one of ${LOCALE_CODES.join()}`),
    ),
    area: v.exactOptional(
      v.strictObject({
        family: shortText,
        name: shortText,
        /** Returned to clients; the shop itself does not use it. */
        index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      }),
    ),
    tags: optionalList(shortText),
    visible: v.exactOptional(visibilitySchema),
    containers: v.pipe(v.array(containerSchema), v.maxLength(90)),
  }),
  v.check(
    ({ page, area }) => Object.values(page).every(({ alias }) => (alias === undefined) === Boolean(area)),
    'an alias in each language of "page", or an "area" and no alias at all',
  ),
);

/** The file of one page or area, with default values. */
export type PageFile = v.InferOutput<typeof pageFileSchema>;
export type PageWidget = PageFile['containers'][number]['widgets'][number];

/** Throws a `ContentError` that lists all issues by their path in the file. */
export function parsePageFile(document: unknown, file: string): PageFile {
  const parsed = v.safeParse(pageFileSchema, document);
  if (parsed.success) return parsed.output;
  throw new ContentError(file, listIssues(parsed.issues));
}

/** Parses a stored page, perhaps of another version of the shop: skips containers and widgets that are invalid. */
export function parseStoredPageFile(
  document: unknown,
  key: string,
): { file: PageFile; issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const isValid = (schema: v.GenericSchema, value: unknown, path: string): boolean => {
    const found = listIssues(v.safeParse(schema, value).issues ?? []);
    issues.push(...found.map((issue) => ({ ...issue, path: [path, issue.path].filter(Boolean).join('.') })));
    return found.length === 0;
  };
  if (!isRecord(document) || !Array.isArray(document.containers))
    return { file: parsePageFile(document, key), issues };
  const containers = document.containers.flatMap((value: unknown, order) => {
    const path = `containers.${order}`;
    if (!isRecord(value) || !Array.isArray(value.widgets))
      return isValid(containerSchema, value, path) ? [value] : [];
    const widgets = value.widgets.filter((entry, index) =>
      isValid(widgetSchema, entry, `${path}.widgets.${index}`),
    );
    const withValidWidgets = { ...value, widgets };
    return isValid(containerSchema, withValidWidgets, path) ? [withValidWidgets] : [];
  });
  return { file: parsePageFile({ ...document, containers }, key), issues };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
