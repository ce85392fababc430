import type account from './sv/account.ts';
import type base from './sv/base.ts';
import type cookies from './sv/cookies.ts';
import type product from './sv/product.ts';
import type purchase from './sv/purchase.ts';

/** The files of the source language. */
interface Source {
  base: typeof base;
  product: typeof product;
  purchase: typeof purchase;
  account: typeof account;
  cookies: typeof cookies;
}

/** Files of messages that browsers load on demand. Every page has `base`. */
export const MESSAGE_CHUNKS = [
  'product',
  'purchase',
  'account',
  'cookies',
] as const satisfies (keyof Source)[];
export type MessageChunk = (typeof MESSAGE_CHUNKS)[number];

/** A file of another language has exactly the keys of the Swedish one. */
export type Translation<File extends keyof Source> = Record<keyof Source[File], string>;

/** The keys of `base` and of the named chunks. */
export type MessageKey<Chunk extends MessageChunk = never> = {
  [File in Chunk | 'base']: keyof Source[File];
}[Chunk | 'base'];

type Texts = Source['base'] & Source['product'] & Source['purchase'] & Source['account'] & Source['cookies'];

/**
 * The placeholders of a Swedish message: `{count, plural, …}` takes a number, `{code, select, other {{name}}}` two strings, `{path}`
 * a string or a number.
 */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}, plural,${string}`
  ? { [K in Trim<Name>]: number }
  : Text extends `${string}{${infer Name}, select,${infer Rest}`
    ? { [K in Trim<Name>]: string } & Placeholders<Rest>
    : Text extends `${string}{${infer Name}}${infer Rest}`
      ? { [K in Trim<Name>]: string | number } & Placeholders<Rest>
      : unknown;

type Trim<Text extends string> = Text extends `${' ' | '{'}${infer Rest}` ? Trim<Rest> : Text;

type PlaceholdersOf<Key> = Key extends keyof Texts ? Placeholders<Texts[Key]> : never;

/** The values argument is required exactly for messages with placeholders. */
export type MessageValues<Key> = unknown extends PlaceholdersOf<Key> ? [] : [values: PlaceholdersOf<Key>];
