/** How the buyer gets a product: as a parcel, as files, as a code by mail, or as the wrapping of a parcel. */
export type Fulfilment = 'shipped' | 'download' | 'gift_card' | 'gift_wrap';

/** Key of the attribute of a product variant that has its `Fulfilment`. */
export const FULFILMENT_ATTRIBUTE = 'fulfilment';
