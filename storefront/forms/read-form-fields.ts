import { LIMITS } from '#contract/limits.ts';

/**
 * The text of a field, without surrounding spaces. Input that is longer than any text of the contract is cut; the
 * shorter limits of single fields are field errors. Empty if the field is missing or is a file.
 */
export function readText(form: FormData, name: string, maxLength: number = LIMITS.checkoutMessage): string {
  return readRaw(form, name).trim().slice(0, maxLength);
}

/** A password, exactly as typed. */
export function readPassword(form: FormData, name: string): string {
  return readRaw(form, name);
}

/** A whole number of at most nine digits; null for anything else. */
export function readInteger(form: FormData, name: string): number | null {
  const text = readText(form, name);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function readRaw(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
