import { MAX_ALT_TEXT_LENGTH } from '#contract/product/picture-file.ts';
import type { Book, Texts } from '../book/book.ts';
import { readUrls } from '../book/quantity-cells.ts';
import { dateOf } from './dates.ts';
import { childrenOf, type Element, textOf, textsOf } from './element.ts';
import { textsByLanguage } from './texts-by-language.ts';

type CollateralFields = Pick<
  Book,
  'descriptions' | 'excerpts' | 'summaries' | 'reviewQuotes' | 'awards' | 'links' | 'pictureAltTexts'
>;

/** Everyone, or customers (list 154). Texts for the trade are not shown. */
const publicAudiences = new Set(['00', '03']);
/** PostgreSQL indexes values of at most 2,704 bytes. */
const maxQuoteBytes = 2000;
const maxTextLength = 50_000;

interface CollateralContext {
  /** `2026-03-12`. */
  today: string;
  /** See `textsByLanguage`. */
  hasFallback: boolean;
  warn: (sentence: string) => void;
}

/** Block 2: texts (types of list 153), prizes, and links to pictures and samples. */
export function readCollateralDetail(block: Element, context: CollateralContext): CollateralFields {
  const contents = childrenOf(block, 'TextContent').filter((each) => isPublic(each, context.today));
  /** Texts of the first type that has any. */
  const textsOfType = (types: readonly string[]): Texts => {
    for (const type of types) {
      const elements = contents.filter((each) => textOf(each, 'TextType') === type);
      const texts = textsByLanguage(
        elements.flatMap((each) => childrenOf(each, 'Text')),
        context,
      );
      if (texts.size > 0) return shortTexts(texts, context.warn);
    }
    return new Map();
  };
  // 06 and 09: quotes of reviews, and endorsements.
  const quotes = contents
    .filter((each) => ['06', '09'].includes(textOf(each, 'TextType') ?? ''))
    .map((each) => quoteOf(each))
    .filter((quote) => quote !== '');
  const tooLong = quotes.filter((quote) => Buffer.byteLength(quote) > maxQuoteBytes).length;
  if (tooLong > 0) context.warn(`A review quote is longer than ${maxQuoteBytes} bytes, and is ignored.`);
  return {
    descriptions: textsOfType(['03', '05', '30', '02']),
    // 02 is the short description, which also replaces a missing description.
    summaries: textsOfType(['02']),
    excerpts: textsOfType(['14']),
    reviewQuotes: [...new Set(quotes.filter((quote) => Buffer.byteLength(quote) <= maxQuoteBytes))],
    awards: awardsOf(block),
    ...linksOf(block, context),
  };
}

function shortTexts(texts: Texts, warn: (sentence: string) => void): Texts {
  const short = [...texts].filter(([, text]) => text.length <= maxTextLength);
  if (short.length < texts.size) warn(`A text is longer than ${maxTextLength} characters, and is ignored.`);
  return new Map(short);
}

/** "A masterpiece. – Exempelbladet". */
function quoteOf(content: Element): string {
  const [text = ''] = textsByLanguage(childrenOf(content, 'Text'), { hasFallback: false }).values();
  const source = textOf(content, 'SourceTitle') ?? textOf(content, 'TextAuthor');
  return [text.replace(/\s+/g, ' '), source].filter((part) => part).join(' – ');
}

/** "August Prize 2025". */
function awardsOf(block: Element): string[] {
  return childrenOf(block, 'Prize').flatMap((prize) => {
    const name = textOf(prize, 'PrizeName')?.slice(0, 290);
    const year = textOf(prize, 'PrizeYear');
    if (name === undefined) return [];
    return [year !== undefined && !name.endsWith(year) ? `${name} ${year}` : name];
  });
}

/** Whether an element is for customers, and valid today: from (14, 27) and until (15, 28) of list 155. */
function isPublic(element: Element, today: string): boolean {
  const audiences = textsOf(element, 'ContentAudience');
  if (audiences.length > 0 && !audiences.some((audience) => publicAudiences.has(audience))) return false;
  return childrenOf(element, 'ContentDate').every((each) => {
    const role = textOf(each, 'ContentDateRole');
    const date = dateOf(each);
    if (date === undefined) return true;
    if (role === '14' || role === '27') return date <= today;
    return role === '15' || role === '28' ? date >= today.slice(0, date.length) : true;
  });
}

/** Covers (01, then 02 and 07) as pictures, and samples (15). Complete files (28) are never published. */
function linksOf(
  block: Element,
  { today, hasFallback, warn }: CollateralContext,
): Pick<Book, 'links' | 'pictureAltTexts'> {
  const resources = childrenOf(block, 'SupportingResource').filter((each) => isPublic(each, today));
  const resourcesByUrl = (types: readonly string[], modes: readonly string[]) => {
    const found = new Map<string, Element>();
    for (const type of types)
      for (const resource of resources) {
        const isRequested =
          textOf(resource, 'ResourceContentType') === type &&
          modes.includes(textOf(resource, 'ResourceMode') ?? '');
        const url = isRequested ? largestVersionOf(resource, today) : undefined;
        if (url === undefined || found.has(url)) continue;
        if ('value' in readUrls(url)) found.set(url, resource);
        else warn(`The link "${url.slice(0, 100)}" is not a web address, and is ignored.`);
      }
    return found;
  };
  const pictures = resourcesByUrl(['01', '02', '07'], ['03']);
  const altTexts = [...pictures.values()].map((each) => altTextsOf(each, hasFallback));
  const described = [...altTexts.entries()].filter(([, texts]) => texts.size > 0);
  return {
    links: {
      picture: [...pictures.keys()],
      // Modes of list 159: application, audio, text, or several. Pictures have the mode 03.
      sample: [...resourcesByUrl(['15'], ['01', '02', '04', '06']).keys()],
    },
    ...(described.length > 0 && { pictureAltTexts: new Map(described) }),
  };
}

/** List 160: the alternative text of a picture. */
const altTextFeature = '07';

function altTextsOf(resource: Element, hasFallback: boolean): Texts {
  const notes = childrenOf(resource, 'ResourceFeature')
    .filter((each) => textOf(each, 'ResourceFeatureType') === altTextFeature)
    .flatMap((each) => {
      const texts = childrenOf(each, 'FeatureNote');
      return texts.length > 0 ? texts : childrenOf(each, 'FeatureValue');
    });
  const texts = textsByLanguage(notes, { hasFallback });
  return new Map(
    [...texts].map(([code, text]) => [code, text.replace(/\s+/g, ' ').slice(0, MAX_ALT_TEXT_LENGTH)]),
  );
}

/** The link of the tallest version; 02 of list 162 is the height in pixels. */
function largestVersionOf(resource: Element, today: string): string | undefined {
  const versions = childrenOf(resource, 'ResourceVersion').filter((each) => isPublic(each, today));
  const heightOf = (version: Element) => {
    const feature = childrenOf(version, 'ResourceVersionFeature').find(
      (each) => textOf(each, 'ResourceVersionFeatureType') === '02',
    );
    return Number(textOf(feature, 'FeatureValue') ?? '0') || 0;
  };
  const [largest] = [...versions].sort((a, b) => heightOf(b) - heightOf(a));
  return textOf(largest, 'ResourceLink')?.replaceAll(' ', '%20');
}
