import type { FieldError } from '#contract/forms/field-error.ts';

/** The translation key of the message for each invalid field. */
export type FieldErrors<Field extends string = string, Message extends string = string> = Partial<
  Record<Field, Message>
>;

/** The messages for the errors that a schema of the contract finds. */
export function toFieldErrors<Message extends string>(
  errors: readonly FieldError[],
  messageOf: (error: FieldError) => Message,
): FieldErrors<string, Message> {
  return Object.fromEntries(errors.map((error) => [error.field, messageOf(error)])) as FieldErrors<
    string,
    Message
  >;
}

export function hasFieldErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** Adds the error of a field that the visitor has left. `found` are the errors of all fields; the others are not shown yet. */
export function addFieldError<Errors extends FieldErrors>(
  errors: Errors,
  found: Errors,
  field: string & keyof Errors,
): Errors {
  return found[field] ? { ...errors, [field]: found[field] } : errors;
}

/**
 * Updates the shown `errors` after a change. A field that had an error gets its error in `found`, or none; no field gets its
 * first error while the visitor is typing. The change may affect the fields for which `isRechecked` is true.
 */
export function recheckFieldErrors<Errors extends FieldErrors>(
  errors: Errors,
  found: Errors,
  isRechecked: (field: string) => boolean,
): Errors {
  const rechecked = Object.entries(errors).flatMap(([field, error]) => {
    const current = isRechecked(field) ? found[field] : error;
    return current ? [[field, current]] : [];
  });
  return Object.fromEntries(rechecked);
}
