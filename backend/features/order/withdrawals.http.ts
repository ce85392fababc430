import * as v from 'valibot';
import { networkOf } from '#backend/features/rate-limit/network-of.ts';
import type { RateLimit, RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { type PlainAnswer, type PlainRequest, refuse } from '#backend/graphql/plain-http.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { OrderServices } from './order-services.ts';
import { withdraw } from './withdraw.ts';

const mostBytes = 16 * 1024;
const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** Numbers and addresses are not to be tried out. */
const perAddress: RateLimit = { burst: 20, secondsEach: 30 };

const requestSchema = v.object({
  orderNumber: v.pipe(v.string(), v.maxLength(20)),
  email: v.optional(v.pipe(v.string(), v.maxLength(320))),
  name: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  lines: v.optional(v.pipe(v.array(v.object({ place: v.number(), quantity: v.number() })), v.maxLength(200))),
  confirm: v.boolean(),
});

export interface WithdrawalService extends OrderServices {
  apiKeys: ReadonlySet<string>;
  limiter: RateLimiter;
  findCustomer(token: string): Promise<{ id: number } | undefined>;
}

/** `POST /withdrawals`, as `contract/withdrawal.ts` has it. */
export async function answerWithdrawal(
  request: PlainRequest,
  service: WithdrawalService,
  address: string,
): Promise<PlainAnswer> {
  if (request.method !== 'POST') return refuse(405, 'BAD_INPUT', 'Send a withdrawal with POST.', headers);
  if (!service.apiKeys.has(request.header('x-apikey') ?? ''))
    return refuse(401, 'UNKNOWN_API_KEY', 'Send the API key of this shop in the header X-ApiKey.', headers);
  const asked = await readRequest(request);
  if (!asked) return refuse(400, 'BAD_INPUT', 'The body is no withdrawal.', headers);
  const customerId = await customerOf(request, service);
  if (customerId === undefined)
    return refuse(401, 'INVALID_TOKEN', 'The login token is not valid any more.', headers);
  const wait = await service.limiter.take(`withdrawal from ${networkOf(address)}`, perAddress);
  if (wait > 0)
    return refuse(429, 'LIMIT_EXCEEDED', 'Too many attempts. Wait a while and try again.', {
      ...headers,
      'retry-after': String(wait),
    });
  try {
    return { status: 200, headers, body: JSON.stringify(await withdraw(service, asked, customerId)) };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const code = error.extensions.code as ErrorCode;
    return refuse(code === 'UNKNOWN_ORDER' ? 404 : 400, code, error.message, headers);
  }
}

/** Null: nobody has signed in. Undefined: somebody says so who has not. */
async function customerOf(
  request: PlainRequest,
  { findCustomer }: WithdrawalService,
): Promise<number | null | undefined> {
  const token = /^Bearer (\S+)$/i.exec(request.header('authorization') ?? '')?.[1];
  return token === undefined ? null : (await findCustomer(token))?.id;
}

async function readRequest(request: PlainRequest) {
  const body = await request.text(mostBytes);
  try {
    const result = v.safeParse(requestSchema, JSON.parse(body ?? ''));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
