import * as v from 'valibot';

/**
 * Target of an editor's link: a path of this shop, an anchor, or an external URL. `//` and `/\` are rejected, because browsers
 * read a host after them.
 */
const linkTarget = v.pipe(v.string(), v.regex(/^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\s\\\p{C}]*$/u));
const optionalLinkTarget = v.optional(v.union([v.literal(''), linkTarget]), '');
const optionalText = v.optional(v.string(), '');
/** A picture imported with the content; the image server serves it by this name. */
const fileName = v.pipe(v.string(), v.regex(/^[\w-]+\.(jpe?g|png|webp|avif)$/i));
const oneOf = <const Choices extends readonly number[]>(choices: Choices, fallback: Choices[number]) =>
  v.optional(v.picklist(choices), fallback);

/** Settings of every widget. Visibility by device is CSS (`isHiddenOn`), never the user agent. */
const common = {
  active: v.optional(v.boolean(), true),
  displayName: optionalText,
  classNames: v.optional(v.pipe(v.string(), v.regex(/^[\w -]*$/)), ''),
  isHiddenOn: v.optional(v.picklist(['phone', 'desktop'])),
};

const image = v.object({
  filename: fileName,
  filenameForMobileDevice: v.optional(v.union([v.literal(''), fileName]), ''),
  altText: optionalText,
  href: optionalLinkTarget,
  text: optionalText,
  title: optionalText,
});

/** 0 h1, 1 h2, 2 h3, 3 div. */
const HEADING_MODES = [0, 1, 2, 3] as const;
const headingMode = oneOf(HEADING_MODES, 1);

/** Videos are identified by id alone, so that no other site can be embedded. */
const video = {
  videoId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** 0 YouTube, 1 Vimeo. */
  videoProvider: oneOf([0, 1], 0),
};

/** A card of the JSON templates. */
const card = v.object({
  title: v.string(),
  text: optionalText,
  image: v.optional(image),
  buttonText: optionalText,
  url: optionalLinkTarget,
});

/** A field of the form template. The backend mails submissions to the shop. */
const formField = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][\w-]{0,39}$/i)),
  label: v.pipe(v.string(), v.nonEmpty()),
  type: v.optional(v.picklist(['text', 'email', 'tel', 'textarea', 'select', 'checkbox']), 'text'),
  isRequired: v.optional(v.boolean(), false),
  options: v.optional(v.array(v.string()), []),
});

/** The templates of the JSON widget, by `templateName`. */
export const JSON_TEMPLATES = {
  'cards-rich': v.object({ title: optionalText, cards: v.pipe(v.array(card), v.nonEmpty()) }),
  'cards-simple': v.object({ title: optionalText, cards: v.pipe(v.array(card), v.nonEmpty()) }),
  'banner-cards': v.object({ title: optionalText, cards: v.pipe(v.array(card), v.nonEmpty()) }),
  'text-+-cta': v.object({
    title: optionalText,
    text: optionalText,
    buttonText: v.string(),
    url: linkTarget,
  }),
  form: v.object({
    title: optionalText,
    text: optionalText,
    /** Only in the page's file; empty for visitors. */
    sendFormToEmail: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email())]), ''),
    submitText: optionalText,
    thanksText: optionalText,
    fields: v.pipe(v.array(formField), v.nonEmpty(), v.maxLength(20)),
  }),
} as const;
export type JsonTemplate = keyof typeof JSON_TEMPLATES;

/** Schema of each widget's settings, by name. The backend sanitises HTML in them. */
export const WIDGET_SETTINGS = {
  Image: v.object({ ...common, image }),
  Banner: v.object({
    ...common,
    image,
    text1: optionalText,
    text2: optionalText,
    buttonText: optionalText,
    /** 0 primary, 1 secondary. */
    textColor: oneOf([0, 1], 0),
    /** 0 below the image, 1 on it. */
    textAndButtonPlacement: oneOf([0, 1], 0),
    /** 0 left, 1 middle, 2 right; used where `classNames` is `full`. */
    textAndButtonPlacementFullWidth: oneOf([0, 1, 2], 0),
  }),
  Text: v.object({
    ...common,
    title: optionalText,
    titleRenderMode: headingMode,
    subtitle: optionalText,
    subtitleRenderMode: oneOf(HEADING_MODES, 2),
    /** HTML. */
    text: optionalText,
    /** 1 left, 2 centre, 3 right, 4 justified. */
    textAlignment: oneOf([1, 2, 3, 4], 1),
  }),
  'Rich text': v.object({ ...common, text: v.string() }),
  HTML: v.object({
    ...common,
    html: v.string(),
    /** Only in the page's file. Visitors get an empty text and the URL of a stylesheet. */
    css: optionalText,
    stylesheet: v.optional(
      v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\/content\/[\w-]+\.css$/))]),
      '',
    ),
  }),
  Buttons: v.object({
    ...common,
    buttons: v.pipe(v.array(v.object({ buttonText: v.string(), url: linkTarget })), v.nonEmpty()),
  }),
  'Product list': v.object({
    ...common,
    title: optionalText,
    /** A FilterInputType; the backend validates it. */
    searchParameters: v.optional(v.record(v.string(), v.unknown()), {}),
    mode: v.optional(v.picklist(['DEFAULT', 'LATEST_VIEWED', 'FAVORITES']), 'DEFAULT'),
    slideshowDisabled: v.optional(v.boolean(), false),
    limitNrOfRows: v.optional(v.boolean(), false),
    pageCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 1),
    displayNavigationArrows: v.optional(v.boolean(), true),
    displayNavigationLinks: v.optional(v.boolean(), false),
  }),
  Video: v.object({
    ...common,
    ...video,
    title: optionalText,
    /** 1 opens in a dialog, but not on a phone. */
    videoDisplayType: oneOf([0, 1], 0),
    image: v.optional(image),
  }),
  JSON: v.object({
    ...common,
    templateName: v.picklist(Object.keys(JSON_TEMPLATES) as [JsonTemplate, ...JsonTemplate[]]),
    templateId: optionalText,
    templateIcon: optionalText,
    /** Data of the template, as JSON text. */
    json: v.string(),
  }),
} as const;

export type WidgetName = keyof typeof WIDGET_SETTINGS;
export type WidgetSettings<Name extends WidgetName> = v.InferOutput<(typeof WIDGET_SETTINGS)[Name]>;
export type TemplateSettings<Name extends JsonTemplate> = v.InferOutput<(typeof JSON_TEMPLATES)[Name]>;

/** Settings that contain HTML and are sanitised. Every widget has a row, so that HTML of a new one is not forgotten. */
export const HTML_SETTINGS: Record<WidgetName, readonly string[]> = {
  Image: [],
  Banner: [],
  Text: ['text'],
  'Rich text': ['text'],
  HTML: ['html'],
  Buttons: [],
  'Product list': [],
  Video: [],
  JSON: [],
};
