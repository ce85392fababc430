import { childOf, childrenOf, type Element, textOf } from './element.ts';

/** Types (list 15) in the order of preference: distinctive, undefined, distributor's, on the cover, expanded. */
const titleTypes = ['01', '00', '10', '11', '13'];

/** "Den släckta fyren", with the subtitle after a colon as in tables; undefined if the record has no title. */
export function titleOf(detail: Element): string | undefined {
  const titles = childrenOf(detail, 'TitleDetail');
  const ordered = titleTypes.flatMap((type) => titles.filter((title) => textOf(title, 'TitleType') === type));
  for (const title of ordered) {
    const elements = childrenOf(title, 'TitleElement');
    const product = elements.find((element) => levelOf(element) === '01');
    // A volume without a title of its own is named by its collection's title and its number: "Dikter 2".
    const element = product && nameOf(product) ? product : elements.find((each) => nameOf(each));
    const name = element && nameOf(element);
    if (!element || !name) continue;
    const part = element === product ? undefined : textOf(product ?? element, 'PartNumber');
    const subtitle = textOf(element, 'Subtitle');
    const whole = part ? `${name} ${part}` : name;
    return subtitle ? `${whole}: ${subtitle}` : whole;
  }
  return undefined;
}

/** Levels of list 149: 01 the product, 02 its collection. */
const levelOf = (element: Element) => textOf(element, 'TitleElementLevel');

/** "The" and "Red Room", or "L’" and "Étranger" → the whole title. */
function nameOf(element: Element): string | undefined {
  const prefix = textOf(element, 'TitlePrefix');
  const rest = textOf(element, 'TitleWithoutPrefix');
  if (rest === undefined) return textOf(element, 'TitleText');
  if (prefix === undefined) return rest;
  return /['’]$/.test(prefix) ? `${prefix}${rest}` : `${prefix} ${rest}`;
}

/** Types (list 148) in the order of preference: the publisher's series, undefined, ascribed. */
const collectionTypes = ['10', '11', '00', '20'];

/** The series. Null removes the stored one, because a record has all collections of its product. */
export function seriesOf(detail: Element): { name: string; number?: string } | null {
  const collections = childrenOf(detail, 'Collection');
  const ordered = collectionTypes.flatMap((type) =>
    collections.filter((each) => textOf(each, 'CollectionType') === type),
  );
  for (const collection of ordered) {
    const elements = childrenOf(childOf(collection, 'TitleDetail'), 'TitleElement');
    const named = elements.find((element) => levelOf(element) === '02') ?? elements[0];
    const name = named && nameOf(named);
    if (!name) continue;
    // 02 of list 197: the order of the titles.
    const sequences = childrenOf(collection, 'CollectionSequence');
    const number =
      textOf(
        sequences.find((each) => textOf(each, 'CollectionSequenceType') === '02'),
        sequenceNumber,
      ) ??
      textOf(sequences[0], sequenceNumber) ??
      elements.map((element) => textOf(element, 'PartNumber')).find((part) => part !== undefined);
    return number === undefined ? { name } : { name, number };
  }
  return seriesOfTitle(detail);
}

/** The series of a sender that names it within the title only. */
function seriesOfTitle(detail: Element): { name: string; number?: string } | null {
  const title = childrenOf(detail, 'TitleDetail').find((each) => textOf(each, 'TitleType') === '01');
  const elements = childrenOf(title, 'TitleElement');
  const collection = elements.find((element) => levelOf(element) === '02');
  const name = collection && nameOf(collection);
  if (!name) return null;
  const number = [...elements.filter((element) => levelOf(element) === '01'), collection]
    .map((element) => textOf(element, 'PartNumber'))
    .find((part) => part !== undefined);
  return number === undefined ? { name } : { name, number };
}

const sequenceNumber = 'CollectionSequenceNumber';
