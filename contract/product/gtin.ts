/** Appends the check digit of a GTIN of any length: weights 3 and 1 alternate from the right. An ISBN-13 is a GTIN. */
export function withCheckDigit(body: string): string {
  let sum = 0;
  for (let index = 0; index < body.length; index++)
    sum += Number(body[body.length - 1 - index]) * (index % 2 === 0 ? 3 : 1);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Whether the last digit is the correct check digit. */
export function hasCheckDigit(gtin: string): boolean {
  return withCheckDigit(gtin.slice(0, -1)) === gtin;
}
