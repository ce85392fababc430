import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import {
  FinishedCheckoutDocument,
  type FinishedCheckoutQuery,
  type PaymentType,
} from '#storefront/api/generated/graphql.ts';
import { isPassing } from '#storefront/features/cart/is-passing.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

export type FinishedCheckout = NonNullable<FinishedCheckoutQuery['checkout']>;
export type FoundCheckout = FinishedCheckout | 'no-answer' | null;

/** Whose id an address carries says who took the payment (behaviour §12). */
const providers: [parameter: string, PaymentType][] = [
  ['kid', 'KLARNA'],
  ['sid', 'SVEA'],
  ['wid', 'WALLEY'],
  ['aid', 'AVARDA'],
  ['pid', 'STANDARD'],
  ['oid', 'STANDARD'],
];

/** What became of the payment that the customer comes back from: its ids are in the address. */
export async function findFinishedCheckout(
  { api }: Pick<ShopEnvironment, 'api'>,
  { searchParams }: URL,
): Promise<FoundCheckout> {
  const cartId = searchParams.get('cartid');
  const [parameter, paymentType] = providers.find(([name]) => searchParams.get(name)) ?? [];
  if (!parameter || !paymentType || !cartId) return null;
  const id = searchParams.get(parameter) ?? '';
  try {
    return (await api.send(FinishedCheckoutDocument, { id, cartId, paymentType })).checkout;
  } catch (error) {
    // Not to know is no refusal: the payment may well be through.
    if (isPassing(error) || error instanceof NetworkError) return 'no-answer';
    if (error instanceof GraphqlError) return null;
    throw error;
  }
}
