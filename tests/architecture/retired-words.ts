/** Words that docs/glossary.md replaced by standard terms, with the term to use. */

/** As a word of an identifier or a file name: `mostBytes`, `kept-list.ts`. */
export const RETIRED_NAMES: Record<string, string> = {
  anew: 'again, re…',
  anybody: 'anonymous, any',
  keeper: 'cache, store, updater, controller',
  kept: 'cached, stored, saved',
  look: 'fetch, load, check',
  looks: 'fetches, loads, checks',
  meant: 'intended, matched, authorized',
  mend: 'fix',
  most: 'max',
  nobody: 'none, anonymous',
  nought: 'zero',
  oftener: 'more often',
  passing: 'transient',
  pieces: 'quantity',
  place: 'index, slot, url, ref (only an order is placed)',
  places: 'indexes, slots, urls, refs',
  pursuit: 'checkout state',
  somebody: 'another visitor',
  tell: 'notify, send, announce',
  tells: 'notifies, sends, announces',
  thing: 'item, entry, resource',
  things: 'items, entries, resources',
  told: 'notified, sent, saved, known',
  wanted: 'requested, expected, desired',
  way: 'option, method, path',
  ways: 'options, methods, paths',
  whoever: 'the visitor, the caller',
  wish: 'request, pending mutation',
  wishes: 'requests, pending mutations',
};

/** Names that use such a word as the contract, a platform or the glossary does. */
export const ALLOWED_NAMES = /place[-_]?order|placed|look[-_]?up/i;

/** In a comment, a title of a test, or a page of documentation. */
export const RETIRED_PHRASES: readonly RegExp[] = [
  /\b(anew|begun|meant|mend(s|ed|ing)?|nobody|nought|oftener|pursuit|somebody|told|whoever|wish(es|ed)?)\b/i,
  /\bthings?\b/i,
  // A sentence says who does what: these words are not its subject.
  /(?:^|[.:;] )(?:What(?:ever)?|Whoever|Who|Nobody|Nothing)\b(?![^.]*\?)/,
];
