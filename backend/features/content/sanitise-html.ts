import sanitizeHtml from 'sanitize-html';
import type { ContentPictures } from './content-pictures.ts';

/** How much an editor may do: `rich` is running text, `free` also lays out with elements and classes of its own. */
export type HtmlExtent = 'rich' | 'free';

export interface SanitisedHtml {
  html: string;
  /** What was not let through, such as `<script>` or `onclick`. */
  dropped: string[];
}

const richTags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...[
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'mark',
    'abbr',
    'cite',
    'q',
    'time',
    'span',
    'a',
  ],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
];
const freeTags = [
  ...richTags,
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'details',
  'summary',
  'address',
];
const tagsOf: Record<HtmlExtent, ReadonlySet<string>> = { rich: new Set(richTags), free: new Set(freeTags) };

/** Classes that the shop's own styles know. */
const richClasses = new Set(['lead', 'note', 'button', 'center', 'right', 'wide', 'numeric']);
/** Any but those by which the shop styles what stands on every page. */
const freeClass = /^(?!consent-|content-|visually-hidden)[a-z][\w-]{0,60}$/i;

/** Text inside these is no text for readers. */
const nonTextTags = [
  ...[
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'plaintext',
  ],
  ...['template', 'svg', 'math', 'title', 'object', 'select', 'audio', 'video', 'canvas'],
];

/** Printable, so that a browser reads no other address into it than a reader does. */
const ownPath = /^(\/(?![/\\])|#)[^\s\\\p{C}]*$/u;
const foreignAddress = /^https:\/\/[^\s\\\p{C}]+$/u;
const contact = /^(mailto|tel):[^\s\\\p{C}]+$/u;
const ownPicture = /^\/images\/[a-z]+\/[\w]+\/[\w-]+\.(avif|webp|jpe?g|png)$/i;
const pictureName = /^[\w-]+\.(avif|webp|jpe?g|png)$/i;
const number = /^\d{1,5}$/;
/** A heading that a link leads to. The prefix keeps it apart from the ids of the shop's own pages. */
const sectionId = /^section-[\w-]{1,60}$/;
const plain = /^[^\p{C}]*$/u;

/** By element and attribute, what its value must look like. Nothing else goes out: no style, no handler, no other address. */
const attributes: Record<string, Record<string, RegExp>> = {
  '*': { lang: /^[a-z]{2}(-[A-Z]{2})?$/, title: plain },
  a: {
    href: new RegExp(`${ownPath.source}|${foreignAddress.source}|${contact.source}`, 'u'),
    target: /^_blank$/,
  },
  img: {
    src: new RegExp(`${ownPicture.source}|${pictureName.source}`, 'i'),
    alt: plain,
    width: number,
    height: number,
  },
  h2: { id: sectionId },
  h3: { id: sectionId },
  h4: { id: sectionId },
  th: { scope: /^(col|row|colgroup|rowgroup)$/, colspan: number, rowspan: number },
  td: { colspan: number, rowspan: number },
  ol: { start: number, reversed: /^(reversed)?$/ },
  time: { datetime: /^[\dTZ:+ -]{4,30}$/ },
  details: { open: /^(open)?$/ },
};

/** HTML of an editor with nothing in it that runs, frames, calls elsewhere or reaches beyond its place. */
export function sanitiseHtml(html: string, extent: HtmlExtent, pictures?: ContentPictures): SanitisedHtml {
  const dropped = new Set<string>();
  const tags = tagsOf[extent];
  const keep = (tag: string, given: Record<string, string>): Record<string, string> => {
    const kept: Record<string, string> = {};
    for (const [name, value] of Object.entries(given)) {
      const classes = name === 'class' ? knownClasses(value, extent) : undefined;
      if (classes !== undefined) kept.class = classes;
      else if (formOf(tag, name)?.test(value)) kept[name] = value;
      else dropped.add(name);
    }
    return kept;
  };
  const clean = sanitizeHtml(html, {
    allowedTags: [...tags],
    // Each is looked at below; what is left has been found good.
    allowedAttributes: false,
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags,
    nestingLimit: 40,
    parseStyleAttributes: false,
    onOpenTag: (tag) => void (tags.has(tag) || dropped.add(`<${tag}>`)),
    transformTags: {
      '*': (tagName, given) => {
        const attribs = keep(tagName, given);
        if (tagName === 'a') return { tagName, attribs: linkOf(attribs) };
        if (tagName === 'img') return { tagName, attribs: pictureOf(attribs, pictures) };
        return { tagName, attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
  return { html: clean, dropped: [...dropped] };
}

/** Elements and attributes have names of the editor's choice, such as `constructor`. */
function formOf(tag: string, name: string): RegExp | undefined {
  for (const known of [tag, '*'])
    if (Object.hasOwn(attributes, known) && Object.hasOwn(attributes[known] ?? {}, name))
      return attributes[known]?.[name];
  return undefined;
}

function knownClasses(value: string, extent: HtmlExtent): string | undefined {
  const classes = value.split(/\s+/).filter(Boolean);
  const isKnown = (name: string) => (extent === 'rich' ? richClasses.has(name) : freeClass.test(name));
  return classes.every(isKnown) ? classes.join(' ') : undefined;
}

/** A page elsewhere learns nothing of the one it was opened from. */
function linkOf(attribs: Record<string, string>): Record<string, string> {
  return foreignAddress.test(attribs.href ?? '') || attribs.target
    ? { ...attribs, rel: 'noopener' }
    : attribs;
}

/** A picture that came with the page is written by its name; readers get its address, and room kept for it. */
function pictureOf(attribs: Record<string, string>, pictures?: ContentPictures): Record<string, string> {
  if (!pictures || !pictureName.test(attribs.src ?? '')) return attribs;
  const picture = pictures.find(attribs.src ?? '');
  // Without an address it is left out.
  if (!picture) return {};
  const { width, height } = picture;
  return {
    alt: '',
    ...attribs,
    ...{ src: `/images/pagewidget/1200w/${picture.servedName}`, loading: 'lazy' },
    ...{ width: attribs.width ?? String(width), height: attribs.height ?? String(height) },
  };
}
