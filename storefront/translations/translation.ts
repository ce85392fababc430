import type account from './account-sv.ts';
import type cookies from './cookies-sv.ts';
import type purchase from './purchase-sv.ts';
import type sv from './sv.ts';

type Source = typeof sv & typeof purchase & typeof account & typeof cookies;

export type MessageKey = keyof Source;

/** Every language has exactly the keys of Swedish. */
export type Translation = Record<keyof typeof sv, string>;

/** Messages of the checkout and of orders. */
export type PurchaseTranslation = Record<keyof typeof purchase, string>;

/** Messages of the account. */
export type AccountTranslation = Record<keyof typeof account, string>;

/** Messages about cookies, and of the offline page. */
export type CookieTranslation = Record<keyof typeof cookies, string>;

/** The placeholders of a Swedish message: `{count, plural, …}` takes a number, `{path}` a string or a number. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}, plural,${string}`
  ? { [K in Trim<Name>]: number }
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? { [K in Trim<Name>]: string | number } & Placeholders<Rest>
    : unknown;

type Trim<Text extends string> = Text extends ` ${infer Rest}` ? Trim<Rest> : Text;

/** The values argument is required exactly for messages with placeholders. */
export type MessageValues<Key extends MessageKey> =
  unknown extends Placeholders<Source[Key]> ? [] : [values: Placeholders<Source[Key]>];
