import * as v from 'valibot';
import { isOneLine } from '../customer/customer-fields.ts';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '../customer/email-address.ts';
import { isPhoneNumber } from '../customer/phone-number.ts';
import { LIMITS } from '../limits.ts';
import { type FieldRule, rule } from './field-error.ts';

export type TextRule = v.CheckAction<string, FieldRule>;

/** A rule for the format of a text. An empty text passes: `required` is a separate rule. */
export function format(isValid: (text: string) => boolean, name: FieldRule): TextRule {
  return rule((value) => value === '' || isValid(value), name);
}

export const required: TextRule = rule((value) => value !== '', 'required');

export const phone = format(isPhoneNumber, 'phone');

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const storable: TextRule = rule((value) => !value.includes('\0') && !/\p{Cs}/u.test(value), 'not-storable');

/** A trimmed text. The length is checked last, because the messages of the other rules are more precise. */
export function text(maxLength: number, ...rules: TextRule[]) {
  return v.pipe(v.string('required'), v.trim(), ...rules, limit(maxLength), storable);
}

/** A name or a part of an address: one line without invisible characters. Full-width letters become ordinary ones. */
export function singleLine(maxLength: number, ...rules: TextRule[]) {
  return draftSingleLine(maxLength, ...rules, rule(isOneLine, 'one-line'));
}

/** As `singleLine`, but control characters are valid: a checkout can be saved with errors, which the order then rejects. */
export function draftSingleLine(maxLength: number, ...rules: TextRule[]) {
  return v.pipe(
    v.string('required'),
    v.transform(normalizeCharacters),
    v.trim(),
    ...rules,
    limit(maxLength),
    storable,
  );
}

/**
 * Replaces full-width characters and removes invisible ones, except joiners, which belong to the spelling of some languages.
 * Other compatibility characters stay: `5½` is an address.
 */
function normalizeCharacters(text: string): string {
  return text
    .replace(/[\uff01-\uff5e\u3000]/g, (character) => character.normalize('NFKC'))
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .normalize('NFC');
}

/** A text that is stored untrimmed. */
export function verbatimText(maxLength: number) {
  return v.pipe(v.string('required'), limit(maxLength), storable);
}

function limit(maxLength: number) {
  return v.maxLength<string, number, FieldRule>(maxLength, 'too-long');
}

export const email = text(MAX_EMAIL_LENGTH, required, format(isEmailAddress, 'email'));

/** A personal or organisation number. The caller passes the check for the buyer's country. */
export function identityNumber(isIdentityNumber: (text: string) => boolean, ...rules: TextRule[]) {
  return singleLine(LIMITS.checkoutText, ...rules, format(isIdentityNumber, 'identity-number'));
}

/** Collapses white space, control and format characters into single spaces. The result is plain text, never markup. */
export function toOneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** Whether a text has no control and format characters other than line feeds and the joiners of emoji. */
export function isPlainText(text: string): boolean {
  return !/(?![\n\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/u.test(text);
}
