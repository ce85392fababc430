import * as v from 'valibot';
import { networkOf } from '#backend/features/rate-limit/network-of.ts';
import type { RateLimit, RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { type PlainAnswer, type PlainRequest, refuse } from '#backend/graphql/plain-http.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { OrderRequestKind, OrderRequests } from '#contract/order-requests.ts';
import { cancelByCustomer } from './cancel-by-customer.ts';
import { lookUpOrder } from './look-up-order.ts';
import type { OrderServices } from './order-services.ts';
import { withdraw } from './withdraw.ts';

const mostBytes = 16 * 1024;
const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** Numbers and addresses are not to be tried out, whatever they are asked for. */
const perAddress: RateLimit = { burst: 20, secondsEach: 30 };

const orderNumber = v.pipe(v.string(), v.maxLength(20));
const email = v.pipe(v.string(), v.maxLength(320));
const schemas = {
  withdrawals: v.object({
    orderNumber,
    email: v.optional(email),
    name: v.optional(v.pipe(v.string(), v.maxLength(1000))),
    lines: v.optional(
      v.pipe(v.array(v.object({ place: v.number(), quantity: v.number() })), v.maxLength(500)),
    ),
    earlier: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    confirm: v.boolean(),
  }),
  cancellations: v.object({ orderNumber, email: v.optional(email), confirm: v.boolean() }),
  'order-look-ups': v.object({ orderNumber, email }),
} satisfies Record<OrderRequestKind, unknown>;

type Handle<Kind extends OrderRequestKind> = (
  services: OrderServices,
  request: OrderRequests[Kind]['request'],
  customerId: number | null,
) => Promise<OrderRequests[Kind]['answer']>;

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

export interface OrderRequestService extends OrderServices {
  apiKeys: ReadonlySet<string>;
  limiter: RateLimiter;
  findCustomer(token: string): Promise<{ id: number } | undefined>;
}

/** The kind of request that a path is for. */
export function orderRequestKind(pathname: string): OrderRequestKind | undefined {
  const kind = pathname.slice(1);
  return Object.hasOwn(handlers, kind) ? (kind as OrderRequestKind) : undefined;
}

/** `POST /{kind}`, as `contract/order-requests.ts` has it. */
export async function answerOrderRequest(
  kind: OrderRequestKind,
  request: PlainRequest,
  service: OrderRequestService,
  address: string,
): Promise<PlainAnswer> {
  if (request.method !== 'POST') return refuse(405, 'BAD_INPUT', 'Ask about orders with POST.', headers);
  if (!service.apiKeys.has(request.header('x-apikey') ?? ''))
    return refuse(401, 'UNKNOWN_API_KEY', 'Send the API key of this shop in the header X-ApiKey.', headers);
  const asked = await readRequest(request, kind);
  if (!asked) return refuse(400, 'BAD_INPUT', 'The body is not what is asked for here.', headers);
  const customerId = await customerOf(request, service);
  if (customerId === undefined)
    return refuse(401, 'INVALID_TOKEN', 'The login token is not valid any more.', headers);
  const wait = await service.limiter.take(`order request from ${networkOf(address)}`, perAddress);
  if (wait > 0)
    return refuse(429, 'LIMIT_EXCEEDED', 'Too many attempts. Wait a while and try again.', {
      ...headers,
      'retry-after': String(wait),
    });
  // The kind says which request it is.
  const handle = handlers[kind] as Handle<OrderRequestKind>;
  try {
    return { status: 200, headers, body: JSON.stringify(await handle(service, asked, customerId)) };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const code = error.extensions.code as ErrorCode;
    return refuse(statuses[code] ?? 400, code, error.message, headers);
  }
}

/** Null: nobody has signed in. Undefined: somebody says so who has not. */
async function customerOf(
  request: PlainRequest,
  { findCustomer }: OrderRequestService,
): Promise<number | null | undefined> {
  const token = /^Bearer (\S+)$/i.exec(request.header('authorization') ?? '')?.[1];
  return token === undefined ? null : (await findCustomer(token))?.id;
}

async function readRequest(request: PlainRequest, kind: OrderRequestKind) {
  const body = await request.text(mostBytes);
  try {
    const result = v.safeParse(schemas[kind], JSON.parse(body ?? ''));
    return result.success ? (result.output as OrderRequests[OrderRequestKind]['request']) : undefined;
  } catch {
    return undefined;
  }
}
