import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import {
  FinishedCheckoutDocument,
  type FinishedCheckoutQuery,
  type PaymentType,
} from '#storefront/api/generated/graphql.ts';
import { isTransientError } from '#storefront/features/cart/is-transient-error.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

export type FinishedCheckout = NonNullable<FinishedCheckoutQuery['checkout']>;
/** `no-response`: the state of the payment is unknown. Null: there is no such payment. */
export type FoundCheckout = FinishedCheckout | 'no-response' | null;

/** The provider, by the name of the query parameter with the payment's id. */
const providers: [parameter: string, PaymentType][] = [
  ['kid', 'KLARNA'],
  ['sid', 'SVEA'],
  ['wid', 'WALLEY'],
  ['aid', 'AVARDA'],
  ['pid', 'STANDARD'],
  ['oid', 'STANDARD'],
];

/** Finds the payment that the buyer returns from, by the ids in the URL. */
export async function findFinishedCheckout(
  { api }: Pick<ShopEnvironment, 'api'>,
  { searchParams }: URL,
): Promise<FoundCheckout> {
  const cartId = searchParams.get('cartid');
  const provider = providers.find(([parameter]) => searchParams.get(parameter));
  if (!provider || !cartId) return null;
  const [parameter, paymentType] = provider;
  const id = searchParams.get(parameter) ?? '';
  try {
    return (await api.send(FinishedCheckoutDocument, { id, cartId, paymentType })).checkout;
  } catch (error) {
    // The payment may have succeeded all the same.
    if (isTransientError(error) || error instanceof NetworkError) return 'no-response';
    // Above the rate limit, the payment was not looked up.
    if (error instanceof GraphqlError) return error.waitMinutes === undefined ? null : 'no-response';
    throw error;
  }
}
