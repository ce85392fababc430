import { FORM_LIMITS } from '#contract/content-form.ts';
import { isEmailAddress } from '#contract/email-address.ts';
import type { TemplateSettings } from '#contract/widget-settings.ts';

type Form = TemplateSettings<'form'>;
type Field = Form['fields'][number];

export interface FormAnswer {
  label: string;
  value: string;
}

/** What was answered to the questions of the form, and nothing else; or the names of those that do not fit. */
export function readForm(
  { fields }: Form,
  given: Record<string, string>,
): { answers: FormAnswer[] } | { faults: string[] } {
  const faults: string[] = [];
  const answers = fields.map((field) => {
    const value = (Object.hasOwn(given, field.name) ? (given[field.name] ?? '') : '').trim();
    if (!fits(field, value)) faults.push(field.name);
    return { label: field.label, value: field.type === 'checkbox' ? (value ? '✓' : '–') : value };
  });
  return faults.length > 0 ? { faults } : { answers };
}

function fits({ type, isRequired, options }: Field, value: string): boolean {
  if (value === '') return !isRequired;
  const isLong = value.length > (type === 'textarea' ? FORM_LIMITS.text : FORM_LIMITS.line);
  // Lines belong into a text alone: elsewhere they would pretend to be other answers.
  if (isLong || (type !== 'textarea' && /[\r\n]/.test(value))) return false;
  if (type === 'email') return isEmailAddress(value);
  if (type === 'tel') return /^\+?[\d\s()/.-]{5,40}$/.test(value);
  return type !== 'select' || options.includes(value);
}
