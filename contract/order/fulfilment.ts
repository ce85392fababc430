/** How the buyer gets a product: as a parcel, as files, or as a code by mail. */
export type Fulfilment = 'shipped' | 'download' | 'gift_card';

/** Key of the attribute of a product variant that says it. */
export const FULFILMENT_ATTRIBUTE = 'fulfilment';
