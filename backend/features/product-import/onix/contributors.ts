import type { ContributorRole } from '#contract/product/contributor-roles.ts';
import { readAuthors } from '../book/author-names.ts';
import type { Book, Contributor } from '../book/book.ts';
import { childrenOf, type Element, textOf, textsOf } from './element.ts';
import { textsByLanguage } from './texts-by-language.ts';

/** Roles of the shop by ONIX code (list 17). Contributors with other roles are not shown. */
const roleOfCode: Record<string, ContributorRole> = {
  A01: 'author',
  A02: 'author',
  A03: 'author',
  A05: 'author',
  A06: 'author',
  A07: 'author',
  A14: 'author',
  A38: 'author',
  A08: 'illustrator',
  A12: 'illustrator',
  A13: 'illustrator',
  A35: 'illustrator',
  B01: 'editor',
  B09: 'editor',
  B11: 'editor',
  B13: 'editor',
  C01: 'editor',
  B06: 'translator',
  B08: 'translator',
  B10: 'translator',
  E03: 'narrator',
  E07: 'narrator',
};

/** Contributors by role, in the order of their sequence numbers. A role without contributors has an empty list. */
export function contributorsOf(
  detail: Element,
  { hasFallback }: { hasFallback: boolean },
): Book['contributors'] {
  const byRole: Record<ContributorRole, Contributor[]> = {
    author: [],
    translator: [],
    illustrator: [],
    narrator: [],
    editor: [],
  };
  const numberOf = (element: Element) => Number(textOf(element, 'SequenceNumber') ?? '9999');
  const elements = childrenOf(detail, 'Contributor').sort((a, b) => numberOf(a) - numberOf(b));
  for (const element of elements) {
    const contributor = contributorOf(element, hasFallback);
    if (!contributor) continue;
    const roles = new Set(textsOf(element, 'ContributorRole').flatMap((code) => roleOfCode[code] ?? []));
    for (const role of roles)
      if (byRole[role].every(({ name }) => name !== contributor.name)) byRole[role].push(contributor);
  }
  return byRole;
}

/** Reads a contributor. Undefined for unnamed persons: "anonymous" and "various authors" are not contributors. */
function contributorOf(element: Element, hasFallback: boolean): Contributor | undefined {
  const inverted = textOf(element, 'PersonNameInverted') ?? invertedNameOf(element);
  const name =
    textOf(element, 'PersonName') ??
    nameFromParts(element) ??
    (inverted === undefined ? textOf(element, 'CorporateName') : readAuthors(inverted)[0]);
  if (name === undefined) return undefined;
  const biographies = textsByLanguage(childrenOf(element, 'BiographicalNote'), { hasFallback });
  return {
    name,
    ...(inverted !== undefined && { sortName: inverted }),
    isni: isniOf(element),
    ...(biographies.size > 0 && { biographies }),
  };
}

/** A name from its parts, of which the key name is the family name. */
function nameFromParts(element: Element): string | undefined {
  if (textOf(element, 'KeyNames') === undefined) return undefined;
  const parts = ['NamesBeforeKey', 'PrefixToKey', 'KeyNames', 'NamesAfterKey', 'SuffixToKey'];
  return parts.flatMap((part) => textOf(element, part) ?? []).join(' ');
}

function invertedNameOf(element: Element): string | undefined {
  const key = textOf(element, 'KeyNames');
  const before = textOf(element, 'NamesBeforeKey');
  if (key === undefined || before === undefined) {
    // Names such as "Mao Zedong" are not inverted.
    const after = textOf(element, 'NamesAfterKey');
    return key !== undefined && after !== undefined ? `${key} ${after}` : key;
  }
  return `${key}, ${before}`;
}

/** An ISNI has 15 digits and a check character (ISO 27729, ISO 7064 MOD 11-2). Undefined if it is wrong. */
function isniOf(element: Element): string | undefined {
  const found = childrenOf(element, 'NameIdentifier').find((each) => textOf(each, 'NameIDType') === '16');
  const isni = textOf(found, 'IDValue')?.replace(/[\s-]/g, '').toUpperCase() ?? '';
  if (!/^\d{15}[\dX]$/.test(isni)) return undefined;
  const sum = [...isni.slice(0, 15)].reduce((total, digit) => (total + Number(digit)) * 2, 0);
  const check = (12 - (sum % 11)) % 11;
  return isni.at(-1) === (check === 10 ? 'X' : String(check)) ? isni : undefined;
}
