/** Facts of the shop that are the same for every visitor (§3). */
export const SHOP = {
  name: 'Kvarto',
  customerTypes: [
    { type: 'PERSON', vat: true },
    { type: 'ORGANIZATION', vat: false },
  ],
  productListDefaultSort: 'LATEST',
  productListPageSize: 48,
  productListRowSize: 4,
  productStockFewLeftLimit: 6,
  productImageRatio: 1.25,
} as const;

export type CustomerType = (typeof SHOP.customerTypes)[number]['type'];
