import type { OrderRequestKind, OrderRequests } from '#contract/order-requests.ts';
import type { OrderOutcome } from '#storefront/session/shop-session.ts';
import type { CommerceApi, RequestingVisitor } from '../gateway/commerce-api.ts';

/** An unreachable commerce API is an outcome too. */
export async function sendOrderRequest<Kind extends OrderRequestKind>(
  commerce: CommerceApi,
  kind: Kind,
  request: OrderRequests[Kind]['request'],
  visitor: RequestingVisitor,
): Promise<OrderOutcome<Kind>> {
  try {
    const response = await commerce.sendOrderRequest?.(kind, request, visitor);
    const body = await response?.json();
    return response?.ok
      ? { kind: 'accepted', result: body }
      : { kind: 'rejected', code: body?.errors?.[0]?.extensions?.code };
  } catch {
    return { kind: 'rejected', code: undefined };
  }
}
