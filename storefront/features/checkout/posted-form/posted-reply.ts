import type { OrderRejection } from '../order-placement/order-rejection.ts';
import type { Purchase } from '../purchase/purchase-fields.ts';

/** The reply to a rejected change of the cart or VAT number, or to a code that does not reduce the price yet. */
export interface CartFormReply {
  about: 'code' | 'cart' | 'wrap' | 'vat';
  message: string;
  promoCode: string;
  /** The message for the card of a gift wrap. */
  cardText?: string;
  /** The VAT number as entered. */
  vatNumber?: string;
}

/** The reply to a form of the checkout that was posted without script. */
export type PostedReply =
  | CartFormReply
  | OrderRejection
  /** The values of the form, to be displayed again. */
  | { about: 'input'; purchase: Purchase }
  | { about: 'redirect'; url: string };
