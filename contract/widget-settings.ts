import * as v from 'valibot';

/** The page that an editor's link leads to: a path of this shop, or an address elsewhere. */
const address = v.pipe(v.string(), v.regex(/^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\s\\\p{C}]*$/u));
const optionalAddress = v.optional(v.union([v.literal(''), address]), '');
const words = v.optional(v.string(), '');
/** A file that was brought into the shop with the content; the image server knows it by this name. */
const fileName = v.pipe(v.string(), v.regex(/^[\w-]+\.(jpe?g|png|webp|avif)$/i));
const oneOf = <const Choices extends readonly number[]>(choices: Choices, otherwise: Choices[number]) =>
  v.optional(v.picklist(choices), otherwise);

/** What every widget has. Where it is shown by device is CSS (`isHiddenOn`), never the user agent. */
const common = {
  active: v.optional(v.boolean(), true),
  displayName: words,
  classNames: v.optional(v.pipe(v.string(), v.regex(/^[\w -]*$/)), ''),
  isHiddenOn: v.optional(v.picklist(['phone', 'desktop'])),
};

const image = v.object({
  filename: fileName,
  filenameForMobileDevice: v.optional(v.union([v.literal(''), fileName]), ''),
  altText: words,
  href: optionalAddress,
  text: words,
  title: words,
});

export const HEADING_MODES = [0, 1, 2, 3] as const;
const headingMode = oneOf(HEADING_MODES, 1);

/** The videos of an editor come by their id alone, so that nothing else can be framed. */
const video = {
  videoId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** 0 YouTube, 1 Vimeo. */
  videoProvider: oneOf([0, 1], 0),
};

/** A card of the JSON templates. */
const card = v.object({
  title: v.string(),
  text: words,
  image: v.optional(image),
  buttonText: words,
  url: optionalAddress,
});

/** A field of the form template; what is sent goes by mail to the shop. */
const formField = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][\w-]{0,39}$/i)),
  label: v.pipe(v.string(), v.nonEmpty()),
  type: v.optional(v.picklist(['text', 'email', 'tel', 'textarea', 'select', 'checkbox']), 'text'),
  isRequired: v.optional(v.boolean(), false),
  options: v.optional(v.array(v.string()), []),
});

/** The templates of the JSON widget, by `templateName`. */
export const JSON_TEMPLATES = {
  'cards-rich': v.object({ title: words, cards: v.pipe(v.array(card), v.nonEmpty()) }),
  'cards-simple': v.object({ title: words, cards: v.pipe(v.array(card), v.nonEmpty()) }),
  'banner-cards': v.object({ title: words, cards: v.pipe(v.array(card), v.nonEmpty()) }),
  'text-+-cta': v.object({ title: words, text: words, buttonText: v.string(), url: address }),
  form: v.object({
    title: words,
    text: words,
    /** In the file of the page. Readers get it empty: the shop knows where its mail goes. */
    sendFormToEmail: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email())]), ''),
    submitText: words,
    thanksText: words,
    fields: v.pipe(v.array(formField), v.nonEmpty(), v.maxLength(20)),
  }),
} as const;
export type JsonTemplate = keyof typeof JSON_TEMPLATES;

/** What the settings of each kind of widget look like, by the widget's name. HTML in them is sanitised by the backend. */
export const WIDGET_SETTINGS = {
  Image: v.object({ ...common, image }),
  Banner: v.object({
    ...common,
    image,
    text1: words,
    text2: words,
    buttonText: words,
    /** 0 primary, 1 secondary. */
    textColor: oneOf([0, 1], 0),
    /** 0 below the image, 1 on it. */
    textAndButtonPlacement: oneOf([0, 1], 0),
    /** 0 left, 1 middle, 2 right; counts where `classNames` is `full`. */
    textAndButtonPlacementFullWidth: oneOf([0, 1, 2], 0),
  }),
  Text: v.object({
    ...common,
    title: words,
    /** 0 h1, 1 h2, 2 h3, 3 div. */
    titleRenderMode: headingMode,
    subtitle: words,
    subtitleRenderMode: oneOf(HEADING_MODES, 2),
    /** HTML. */
    text: words,
    /** 1 left, 2 centre, 3 right, 4 justified. */
    textAlignment: oneOf([1, 2, 3, 4], 1),
  }),
  'Rich text': v.object({ ...common, text: v.string() }),
  HTML: v.object({
    ...common,
    html: v.string(),
    /** In the file of the page. Readers get it empty, and the address of a stylesheet that holds it. */
    css: words,
    stylesheet: v.optional(
      v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\/content\/[\w-]+\.css$/))]),
      '',
    ),
  }),
  Buttons: v.object({
    ...common,
    buttons: v.pipe(v.array(v.object({ buttonText: v.string(), url: address })), v.nonEmpty()),
  }),
  'Product list': v.object({
    ...common,
    title: words,
    /** A FilterInputType; the backend says whether it is one. */
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
    title: words,
    /** 1 opens in a dialog, but not on a phone. */
    videoDisplayType: oneOf([0, 1], 0),
    image: v.optional(image),
  }),
  JSON: v.object({
    ...common,
    templateName: v.picklist(Object.keys(JSON_TEMPLATES) as [JsonTemplate, ...JsonTemplate[]]),
    templateId: words,
    templateIcon: words,
    /** What the template reads, as text. */
    json: v.string(),
  }),
} as const;

export type WidgetName = keyof typeof WIDGET_SETTINGS;
export type WidgetSettings<Name extends WidgetName> = v.InferOutput<(typeof WIDGET_SETTINGS)[Name]>;
export type TemplateSettings<Name extends JsonTemplate> = v.InferOutput<(typeof JSON_TEMPLATES)[Name]>;

/** Which settings of a widget are HTML, and thus sanitised before anyone reads them. */
export const HTML_SETTINGS: Partial<Record<WidgetName, readonly string[]>> = {
  Text: ['text'],
  'Rich text': ['text'],
  HTML: ['html'],
};
