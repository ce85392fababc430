import type { OrderRequestKind, OrderRequests } from '#contract/order/order-requests.ts';
import type { OrderOutcome } from '#storefront/session/shop-session.ts';
import type { CommerceApi, RequestingVisitor } from '../gateway/commerce-api.ts';
import type { ReportError } from '../http/error-reporter.ts';

interface SentRequest<Kind extends OrderRequestKind> {
  kind: Kind;
  request: OrderRequests[Kind]['request'];
  visitor: RequestingVisitor;
}

export function sendOrderRequest<Kind extends OrderRequestKind>(
  commerce: CommerceApi,
  { kind, request, visitor }: SentRequest<Kind>,
  reportError: ReportError,
): Promise<OrderOutcome<Kind>> {
  return readOutcome(async () => commerce.sendOrderRequest?.(kind, request, visitor), reportError);
}

/** An unreachable commerce API is an outcome too; the error is reported. */
export async function readOutcome<Result>(
  send: () => Promise<Response | undefined>,
  reportError: ReportError,
): Promise<{ kind: 'accepted'; result: Result } | { kind: 'rejected'; code: string | undefined }> {
  try {
    const response = await send();
    const body = await response?.json();
    return response?.ok
      ? { kind: 'accepted', result: body }
      : { kind: 'rejected', code: body?.errors?.[0]?.extensions?.code };
  } catch (error) {
    reportError(error);
    return { kind: 'rejected', code: undefined };
  }
}
