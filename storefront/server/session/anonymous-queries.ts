/** Fields that are null without a customer. A browser that got null would show an empty account. */
const customerFields = ['getUser', 'getOrders'];

/** Whether a guest gets a useful result of the document: a query, and not of the customer's own data. */
export function isPublicQuery(document: string): boolean {
  // An operation starts the document, or follows the `}` of a fragment.
  const isQuery = /(?:^|\})\s*(?:query\b|\{)/.test(document) && !/(?:^|\})\s*mutation\b/.test(document);
  return isQuery && !customerFields.some((field) => new RegExp(`\\b${field}\\b`).test(document));
}
