import type { OrderRequestKind, OrderRequests } from '#contract/order/order-requests.ts';
import type { OrderOutcome } from '#storefront/session/shop-session.ts';
import type { CommerceApi, RequestingVisitor } from '../gateway/commerce-api.ts';
import type { ReportError } from '../http/error-reporter.ts';

interface SentRequest<Kind extends OrderRequestKind> {
  kind: Kind;
  request: OrderRequests[Kind]['request'];
  visitor: RequestingVisitor;
}

/** An unreachable commerce API is an outcome too; the error is reported. */
export async function sendOrderRequest<Kind extends OrderRequestKind>(
  commerce: CommerceApi,
  { kind, request, visitor }: SentRequest<Kind>,
  reportError: ReportError,
): Promise<OrderOutcome<Kind>> {
  try {
    const response = await commerce.sendOrderRequest?.(kind, request, visitor);
    const body = await response?.json();
    return response?.ok
      ? { kind: 'accepted', result: body }
      : { kind: 'rejected', code: body?.errors?.[0]?.extensions?.code };
  } catch (error) {
    reportError(error);
    return { kind: 'rejected', code: undefined };
  }
}
