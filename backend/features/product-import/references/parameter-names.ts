import type { Shop } from '../shop.queries.ts';

/** Identifiers of parameters that depend on the age of the shop. */
export interface ParameterNames {
  formatParameter: string;
  thema: string;
  keyword: string;
}

export function parameterNamesOf({ parameterIds }: Pick<Shop, 'parameterIds'>): ParameterNames {
  // Shops from before the parameters of books: `binding` is the format, and `subject` has keywords.
  const isOlder = (parameterIds.get('binding') ?? -1) > 0;
  return {
    formatParameter: isOlder ? 'binding' : 'format',
    thema: isOlder ? 'thema' : 'subject',
    keyword: isOlder ? 'subject' : 'keyword',
  };
}
