import * as v from 'valibot';

/** The rules that a field of a form can break. The storefront has the messages, the backend the error codes. */
export type FieldRule =
  | 'required'
  | 'too-long'
  /** A control character, such as a line break. */
  | 'one-line'
  /** A character that the database cannot store. */
  | 'not-storable'
  | 'email'
  | 'phone'
  /** A day that does not exist or is too far ahead. */
  | 'date'
  /** A link, an address, or line breaks where a short plain text is expected. */
  | 'not-plain'
  | 'postal-code'
  | 'identity-number'
  /** Not the country of the market, or not a country code. */
  | 'country'
  /** Not available for this customer, cart or postal code. */
  | 'not-offered'
  /** No shipping option for the postal code. */
  | 'no-delivery'
  /** `acceptedConsents` must include the purchase terms. */
  | 'order'
  /** `acceptedConsents` must include the immediate delivery of downloads. */
  | 'download'
  /** The cart is empty, or has a product that the market does not sell. */
  | 'empty'
  | 'not-sold'
  | 'order-number'
  | 'rating'
  | 'weak-password'
  /** The repeated password differs. */
  | 'password-match';

/** `field` is the path in the form, with dots: `billingAddress.zip`. */
export interface FieldError {
  field: string;
  rule: FieldRule;
  /** Set for the rule `too-long`. */
  maxLength?: number;
}

/** A validation whose issue is the name of the rule. */
export function rule<Value>(isValid: (value: Value) => boolean, name: FieldRule) {
  return v.check<Value, FieldRule>(isValid, name);
}

/** All errors of a form, in the order of its schema. */
export function findFieldErrors<Schema extends v.GenericSchema>(
  schema: Schema,
  values: v.InferInput<Schema>,
): FieldError[] {
  const { issues } = v.safeParse(schema, values);
  return issues ? fieldErrorsOf(issues) : [];
}

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

/** The first broken rule of each field. The consent to immediate delivery has its own checkbox in the field of consents. */
export function fieldErrorsOf([first, ...others]: Issues): [FieldError, ...FieldError[]] {
  const errors: [FieldError, ...FieldError[]] = [fieldErrorOf(first)];
  const inputOf = ({ field, rule }: FieldError) => (rule === 'download' ? `${field} download` : field);
  const inputs = new Set(errors.map(inputOf));
  for (const error of others.map(fieldErrorOf)) {
    if (inputs.has(inputOf(error))) continue;
    inputs.add(inputOf(error));
    errors.push(error);
  }
  return errors;
}

function fieldErrorOf(issue: v.BaseIssue<unknown>): FieldError {
  const { message, requirement } = issue;
  // Every message of these schemas is the name of a rule.
  const error = { field: v.getDotPath(issue) ?? '', rule: message as FieldRule };
  // Of all rules, only `too-long` has a number as its requirement.
  return typeof requirement === 'number' ? { ...error, maxLength: requirement } : error;
}
