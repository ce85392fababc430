import sanitizeHtml from 'sanitize-html';
import type { PictureIndex } from '../pictures/picture-index.ts';

/** `rich` allows formatted text; `free` also allows layout elements and custom classes. */
type HtmlProfile = 'rich' | 'free';

interface SanitisedHtml {
  html: string;
  /** Removed elements and attributes, such as `<script>` or `onclick`. */
  dropped: string[];
}

const blockTags = 'h2 h3 h4 p br hr blockquote pre code ul ol li dl dt dd';
const inlineTags = 'strong em b i u s small sub sup mark abbr cite q time span a';
const tableTags = 'table caption thead tbody tfoot tr th td figure figcaption img';
const layoutTags = 'div section article aside header footer details summary address';

const richTags = [blockTags, inlineTags, tableTags].join(' ').split(' ');
const freeTags = [...richTags, ...layoutTags.split(' ')];
const tagsByProfile: Record<HtmlProfile, ReadonlySet<string>> = {
  rich: new Set(richTags),
  free: new Set(freeTags),
};

/** Classes of the shop's stylesheet. */
const richClasses = new Set(['lead', 'note', 'button', 'center', 'right', 'wide', 'numeric']);
/** Any class except those of the shop's own elements. */
const freeClass = /^(?!consent-|content-|visually-hidden)[a-z][\w-]{0,60}$/i;

/** These elements are removed together with the text inside them. */
const nonTextTags = (
  'script style textarea option noscript xmp iframe noembed noframes plaintext ' +
  'template svg math title object select audio video canvas'
).split(' ');

/** URLs of printable characters only: browsers ignore some invisible ones and would open another URL than the one displayed. */
const sitePath = /^(\/(?![/\\])|#)[^\s\\\p{C}]*$/u;
const externalUrl = /^https:\/\/[^\s\\\p{C}]+$/u;
const contact = /^(mailto|tel):[^\s\\\p{C}]+$/u;
/** The source of an image: the path of a picture of this site, or the file name of a picture that an editor imported. */
const sitePicture = /^\/images\/[a-z]+\/[\w]+\/[\w-]+\.(avif|webp|jpe?g|png)$/i;
const pictureName = /^[\w-]+\.(avif|webp|jpe?g|png)$/i;
const number = /^\d{1,5}$/;
/** Target of a link to a heading. The prefix avoids conflicts with the ids of the shop's own elements. */
const sectionId = /^section-[\w-]{1,60}$/;
const printable = /^[^\p{C}]*$/u;

/** Allowed attributes by element, with the pattern of their value. */
const attributes: Record<string, Record<string, RegExp>> = {
  '*': { lang: /^[a-z]{2}(-[A-Z]{2})?$/, title: printable },
  a: {
    href: new RegExp(`${sitePath.source}|${externalUrl.source}|${contact.source}`, 'u'),
    target: /^_blank$/,
  },
  img: {
    src: new RegExp(`${sitePicture.source}|${pictureName.source}`, 'i'),
    alt: printable,
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

/** Removes from an editor's HTML what could run script, embed frames, load from other sites or affect the rest of the page. */
export function sanitiseHtml(html: string, profile: HtmlProfile, pictures?: PictureIndex): SanitisedHtml {
  const dropped = new Set<string>();
  const tags = tagsByProfile[profile];
  const filterAttributes = (tag: string, attribs: Record<string, string>): Record<string, string> => {
    const allowed: Record<string, string> = {};
    for (const [name, value] of Object.entries(attribs)) {
      const classes = name === 'class' ? classesIfAllowed(value, profile) : undefined;
      if (classes !== undefined) allowed.class = classes;
      else if (patternOf(tag, name)?.test(value)) allowed[name] = value;
      else dropped.add(name);
    }
    return allowed;
  };
  const sanitised = sanitizeHtml(html, {
    allowedTags: [...tags],
    // `transformTags` below filters the attributes.
    allowedAttributes: false,
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags,
    nestingLimit: 40,
    parseStyleAttributes: false,
    onOpenTag: (tag) => {
      if (!tags.has(tag)) dropped.add(`<${tag}>`);
    },
    transformTags: {
      '*': (tagName, rawAttribs) => {
        const attribs = filterAttributes(tagName, rawAttribs);
        if (tagName === 'a') return { tagName, attribs: secureLink(attribs) };
        if (tagName === 'img') return { tagName, attribs: resolvePicture(attribs, pictures) };
        return { tagName, attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
  return { html: sanitised, dropped: [...dropped] };
}

/** `Object.hasOwn` because an editor can write names such as `constructor`. */
function patternOf(tag: string, name: string): RegExp | undefined {
  for (const element of [tag, '*'])
    if (Object.hasOwn(attributes, element) && Object.hasOwn(attributes[element] ?? {}, name))
      return attributes[element]?.[name];
  return undefined;
}

/** Undefined if one of the classes is not allowed: then the attribute is removed. */
function classesIfAllowed(value: string, profile: HtmlProfile): string | undefined {
  const classes = value.split(/\s+/).filter(Boolean);
  const isAllowed = (name: string) => (profile === 'rich' ? richClasses.has(name) : freeClass.test(name));
  return classes.every(isAllowed) ? classes.join(' ') : undefined;
}

/** `noopener`: another site must not get access to the window that opened it. */
function secureLink(attribs: Record<string, string>): Record<string, string> {
  return externalUrl.test(attribs.href ?? '') || attribs.target ? { ...attribs, rel: 'noopener' } : attribs;
}

/** Editors refer to imported pictures by file name. Replaces it by the URL and adds the size, to avoid layout shifts. */
function resolvePicture(attribs: Record<string, string>, pictures?: PictureIndex): Record<string, string> {
  if (!pictures || !pictureName.test(attribs.src ?? '')) return attribs;
  const picture = pictures.find(attribs.src ?? '');
  // `exclusiveFilter` removes an image without `src`.
  if (!picture) return {};
  const { width, height } = picture;
  return {
    alt: '',
    ...attribs,
    src: `/images/pagewidget/1200w/${picture.servedName}`,
    loading: 'lazy',
    width: attribs.width ?? String(width),
    height: attribs.height ?? String(height),
  };
}
