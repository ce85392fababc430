// Words that are vague, archaic or replaced by a term of docs/glossary.md. language.test.ts searches the repository for them.

/** Words that no identifier or file name may contain, such as `mostBytes` or `kept-list.ts`, with better ones. */
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

/** Keys of stored data and of HTTP bodies, which cannot be renamed. Variables have other names. */
export const STORED_KEYS: readonly string[] = ['place', 'told', 'wishes'];

/** Phrases that no comment, description, message, title of a test, or page of documentation may contain. */
export const RETIRED_PHRASES: readonly RegExp[] = [
  /\b(anew|anybody|begun|everybody|keepers?|kept|meant|mend(s|ed|ing)?|nobody|nought|oftener)\b/i,
  /\b(pieces|pursuits?|somebody|tells?|things?|told|wanted|whoever|wish(es|ed)?)\b/i,
  // An order is placed, and a value is changed in place.
  /(?<!\bin )\bplaces?\b(?!( and \w+)?( an?| the)? orders?\b)/i,
  /\b(under way|on (its|their) way|ways of|ways to)\b/i,
  /\blooks?\b(?! (\w+ )?up\b|-ups?\b| like\b)/i,
  // Maximum. Superlatives are followed by an adjective or a noun: the most frequent values.
  /\bthe most (an?|any|it|one|that|there)\b/i,
  /\b(by (itself|themselves)|for good|go(es)? on|in turns?)\b/i,
  // "Is not a year", not "is no year".
  /(?<!\bthere )\b(is|are|was|were) no (?!longer\b|more\b)/i,
  // A sentence says who does what: these words are not its subject.
  /(?:^|[.:;] )(?:What(?:ever)?|Whoever|Who|Nobody|Nothing)\b(?![^.]*\?)/,
];
