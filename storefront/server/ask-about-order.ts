import type { OrderRequestKind, OrderRequests } from '#contract/order-requests.ts';
import type { OrderOutcome } from '#storefront/session/shop-session.ts';
import type { CommerceApi } from './commerce-api.ts';

/** As the customer, or as anybody; what cannot be reached is a refusal like others. */
export async function askAboutOrder<Kind extends OrderRequestKind>(
  commerce: CommerceApi,
  kind: Kind,
  request: OrderRequests[Kind]['request'],
  visitor: { address: string; loginToken: string | undefined },
): Promise<OrderOutcome<Kind>> {
  try {
    const response = await commerce.orderRequest?.(kind, request, visitor);
    const body = await response?.json();
    return response?.ok
      ? { kind: 'answered', answer: body }
      : { kind: 'refused', code: body?.errors?.[0]?.extensions?.code };
  } catch {
    return { kind: 'refused', code: undefined };
  }
}
