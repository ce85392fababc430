import { limitRequest } from '#backend/features/rate-limit/limit-requests.ts';
import type { RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { customerOfRequest } from '#backend/features/shop-request/customer-of-request.ts';
import type { ShopServices } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { type HttpRequest, type HttpResponse, jsonResponse, noStore } from '#backend/http/http-message.ts';
import { readJson } from '#backend/http/read-json.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { OrderRequestKind, OrderRequests } from '#contract/order/order-requests.ts';
import { cancelByCustomer } from '../cancellation/cancel-by-customer.ts';
import type { OrderServices } from '../order-services.ts';
import { withdraw } from '../withdrawal/withdraw.ts';
import { lookUpOrder } from './look-up-order.ts';
import { orderRequestSchemas } from './order-request-schemas.ts';

const maxBodyBytes = 16 * 1024;

type Handle<Kind extends OrderRequestKind> = (
  services: OrderServices,
  request: OrderRequests[Kind]['request'],
  customerId: number | null,
) => Promise<OrderRequests[Kind]['response']>;

const handlers: { [Kind in OrderRequestKind]: Handle<Kind> } = {
  withdrawals: withdraw,
  cancellations: cancelByCustomer,
  'order-look-ups': lookUpOrder,
};

const statuses: Partial<Record<ErrorCode, number>> = {
  UNKNOWN_ORDER: 404,
  ORDER_STATE: 409,
  ALREADY_WITHDRAWN: 409,
};

interface OrderRequestService extends OrderServices {
  limiter: RateLimiter;
  findCustomer: ShopServices['findCustomer'];
}

/** The routes `POST /{kind}` of `contract/order/order-requests.ts`. */
export function orderRequestRoutes(service: OrderRequestService): BackendRoute[] {
  return (Object.keys(handlers) as OrderRequestKind[]).map((kind) => ({
    method: 'POST',
    pattern: `/${kind}`,
    handler: (request) => handleOrderRequest(kind, request, service),
    requiresApiKey: true,
  }));
}

async function handleOrderRequest(
  kind: OrderRequestKind,
  request: HttpRequest,
  service: OrderRequestService,
): Promise<HttpResponse> {
  const body = await readJson(request, orderRequestSchemas[kind], maxBodyBytes);
  const customer = await customerOfRequest(request, service.findCustomer);
  await limitRequest(service.limiter, 'order-request', request);
  // The body has the schema of this kind.
  const handle = handlers[kind] as Handle<OrderRequestKind>;
  try {
    return jsonResponse(await handle(service, body, customer?.id ?? null), noStore);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const code = error.extensions.code as ErrorCode;
    throw new RejectedRequestError(statuses[code] ?? 400, code, error.message);
  }
}
