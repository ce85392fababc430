import * as v from 'valibot';
import { type FieldError, type FieldRule, fieldErrorsOf } from '#contract/forms/field-error.ts';
import { ShopError } from './errors.ts';

/** Parses a client's input with a schema of the contract. Throws an error that names the first invalid field. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw badInputError(fieldErrorsOf(result.issues)[0]);
}

/** The API's explanation of a broken rule. Shoppers read the storefront's texts. */
const explanations: Partial<Record<FieldRule, string>> = {
  required: 'is missing',
  'one-line': 'must be one line',
  'not-storable': 'holds a character that cannot be stored',
  phone: 'must be a phone number',
  date: 'must be a day within a year',
  'not-plain': 'must be a plain text without links',
  country: 'must be a code of two letters',
  rating: 'must be a whole number of stars from 1 to 5',
};

export function badInputError({ field, rule, maxLength }: FieldError): ShopError {
  const explanation =
    rule === 'too-long' ? `may have ${maxLength} characters at most` : (explanations[rule] ?? 'is not valid');
  return new ShopError('BAD_INPUT', `${field} ${explanation}.`, { field });
}
