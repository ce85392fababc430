/** The types of customers in the API. */
export const CUSTOMER_TYPES = ['PERSON', 'ORGANIZATION'] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];
