import { ShopError } from '#backend/graphql/errors.ts';
import { badInputError } from '#backend/graphql/parse-input.ts';
import type { UserInputType } from '#backend/graphql/schema.generated.ts';
import type { CustomerType } from '#contract/customer/customer-type.ts';
import { hasIdentityNumbers, isIdentityNumber } from '#contract/customer/identity-number.ts';
import { isPlausibleIdentityNumber } from '#contract/customer/plausible-identity-number.ts';
import { customerInputSchema } from '#contract/forms/customer.ts';
import { findFieldErrors } from '#contract/forms/field-error.ts';

/** Country and type of the customer after the update, which decide what number is valid. */
export interface IdentityNumberOwner {
  country: string;
  customerType: CustomerType;
}

/** Throws an error that names the first invalid field. Fields that are null or absent are not checked. */
export function checkUserInput(input: UserInputType, owner: IdentityNumberOwner): void {
  const schema = customerInputSchema((number) => isIdentityNumberOf(owner, number));
  const [error] = findFieldErrors(schema, input);
  if (error?.rule === 'identity-number')
    throw new ShopError(
      'INVALID_IDENTITY_NUMBER',
      'personalId must be a valid personal or organisation number.',
      { field: 'personalId' },
    );
  if (error) throw badInputError({ ...error, field: error.field.replace('address.', '') });
}

/** Countries without a check accept any plausible number (decisions §5). */
export function isIdentityNumberOf({ country, customerType }: IdentityNumberOwner, number: string): boolean {
  return hasIdentityNumbers(country)
    ? isIdentityNumber(country, customerType, number)
    : isPlausibleIdentityNumber(number);
}
