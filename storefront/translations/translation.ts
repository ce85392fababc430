import type account from './account-sv.ts';
import type cookies from './cookies-sv.ts';
import type purchase from './purchase-sv.ts';
import type sv from './sv.ts';

type Source = typeof sv & typeof purchase & typeof account & typeof cookies;

export type MessageKey = keyof Source;

/** What every language must hold: no key missing, none too many. */
export type Translation = Record<keyof typeof sv, string>;

/** The same of what is read on the way to pay, and after. */
export type PurchaseTranslation = Record<keyof typeof purchase, string>;

/** The same of what is read in the account. */
export type AccountTranslation = Record<keyof typeof account, string>;

/** The same of what is told of cookies, and by the page that is shown without a network. */
export type CookieTranslation = Record<keyof typeof cookies, string>;

/** The placeholders that a Swedish message names: `{count, plural, …}` takes a number, `{path}` a text or a number. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}, plural,${string}`
  ? { [K in Trim<Name>]: number }
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? { [K in Trim<Name>]: string | number } & Placeholders<Rest>
    : unknown;

type Trim<Text extends string> = Text extends ` ${infer Rest}` ? Trim<Rest> : Text;

/** Values are asked for exactly where the message has places for them. */
export type MessageValues<Key extends MessageKey> =
  unknown extends Placeholders<Source[Key]> ? [] : [values: Placeholders<Source[Key]>];
