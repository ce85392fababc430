import { FORM_LIMITS } from '#contract/content/content-form.ts';
import type { TemplateSettings } from '#contract/content/widget-settings.ts';
import { isEmailAddress } from '#contract/customer/email-address.ts';
import { isPhoneNumber } from '#contract/customer/phone-number.ts';

type Form = TemplateSettings<'form'>;
type Field = Form['fields'][number];

interface FormAnswer {
  label: string;
  value: string;
}

/** Returns the answers to the fields of the form, ignoring other values, or the names of the invalid fields. */
export function parseForm(
  { fields }: Form,
  values: Record<string, string>,
): { answers: FormAnswer[] } | { invalidFields: string[] } {
  const invalidFields: string[] = [];
  const answers = fields.map((field) => {
    const value = (Object.hasOwn(values, field.name) ? (values[field.name] ?? '') : '').trim();
    if (!isValidAnswer(field, value)) invalidFields.push(field.name);
    return { label: field.label, value: displayedAnswer(field, value) };
  });
  return invalidFields.length > 0 ? { invalidFields } : { answers };
}

/** In the mail, a checkbox is a tick or a dash. */
function displayedAnswer({ type }: Field, value: string): string {
  if (type !== 'checkbox') return value;
  return value ? '✓' : '–';
}

function isValidAnswer({ type, isRequired, options }: Field, value: string): boolean {
  if (value === '') return !isRequired;
  const isTooLong = value.length > (type === 'textarea' ? FORM_LIMITS.text : FORM_LIMITS.line);
  // A line break outside a textarea could imitate another answer in the mail.
  if (isTooLong || (type !== 'textarea' && /[\r\n]/.test(value))) return false;
  if (type === 'email') return isEmailAddress(value);
  if (type === 'tel') return isPhoneNumber(value);
  return type !== 'select' || options.includes(value);
}
