/** Whether a text can be the public id of an order or the id of a payment: both are UUIDs. */
export function isPublicId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
