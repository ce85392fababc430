import type { Book } from '../book/book.ts';
import { childOf, childrenOf, type Element, textOf, textsOf } from './element.ts';

/** Thema subjects and their qualifiers (list 27). */
const themaSchemes = new Set(['93', '94', '95', '96', '97', '98', '99']);
const keywordSchemes = new Set(['20', 'B2']);
/** Name of the scheme in which an export of a shop writes its categories. */
export const categoryScheme = 'kvarto-category';
const maxKeywordLength = 300;

/** Thema codes with the main subject first, keywords, and categories of a shop's own export. */
export function subjectsOf(detail: Element): Pick<Book, 'thema' | 'keywords' | 'categories'> {
  const subjects = childrenOf(detail, 'Subject').map((element) => ({
    scheme: textOf(element, 'SubjectSchemeIdentifier') ?? '',
    name: textOf(element, 'SubjectSchemeName'),
    code: textOf(element, 'SubjectCode'),
    headings: textsOf(element, 'SubjectHeadingText'),
    isMain: childOf(element, 'MainSubject') !== undefined,
  }));
  const thema = subjects.filter(({ scheme, code }) => themaSchemes.has(scheme) && code !== undefined);
  const ordered = [
    ...thema.filter(({ isMain, scheme }) => isMain && scheme === '93'),
    ...thema.filter(({ isMain, scheme }) => !isMain && scheme === '93'),
    ...thema.filter(({ scheme }) => scheme !== '93'),
  ];
  const keywords = subjects
    .filter(({ scheme }) => keywordSchemes.has(scheme))
    .flatMap(({ headings }) => headings)
    .flatMap((text) => text.split(';'))
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '' && keyword.length <= maxKeywordLength);
  const categories = subjects
    .filter(({ scheme, name }) => scheme === '24' && name === categoryScheme)
    .flatMap(({ headings }) => headings.map((path) => path.split(' > ')));
  return {
    thema: [...new Set(ordered.flatMap(({ code }) => code ?? []))],
    keywords: [...new Set(keywords)],
    ...(categories.length > 0 && { categories }),
  };
}
