import type * as v from 'valibot';
import { rejectionOf } from '#backend/features/rate-limit/limit-requests.ts';
import { createContext, type ShopContext, type ShopServices } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { type HttpRequest, type HttpResponse, jsonResponse, noStore } from '#backend/http/http-message.ts';
import { readJson } from '#backend/http/read-json.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { SHOP_REQUEST_PATH, type ShopRequestKind, type ShopRequests } from '#contract/shop-requests.ts';
import { customerOfRequest } from './customer-of-request.ts';

const maxBodyBytes = 64 * 1024;

/** Parses and handles the requests of one kind of `contract/shop-requests.ts`. */
interface ShopRequestHandler<Kind extends ShopRequestKind> {
  schema: v.GenericSchema<unknown, ShopRequests[Kind]['request']>;
  handle(
    context: ShopContext,
    request: ShopRequests[Kind]['request'],
  ): Promise<ShopRequests[Kind]['response']>;
}

export type ShopRequestHandlers<Kind extends ShopRequestKind> = { [Each in Kind]: ShopRequestHandler<Each> };

/** HTTP statuses of errors; other errors have 400. */
const statuses: Partial<Record<ErrorCode, number>> = {
  LOGIN_REQUIRED: 401,
  UNKNOWN_REVIEW: 404,
  UNKNOWN_LIST: 404,
};

/** The routes `POST /shop/{kind}` of these handlers. */
export function shopRequestRoutes<Kind extends ShopRequestKind>(
  handlers: ShopRequestHandlers<Kind>,
  services: ShopServices,
): BackendRoute[] {
  return (Object.keys(handlers) as Kind[]).map((kind) => ({
    method: 'POST',
    pattern: SHOP_REQUEST_PATH + kind,
    handler: (request) => respond(handlers[kind], request, services),
    requiresApiKey: true,
  }));
}

async function respond<Kind extends ShopRequestKind>(
  { schema, handle }: ShopRequestHandler<Kind>,
  request: HttpRequest,
  services: ShopServices,
): Promise<HttpResponse> {
  const body = await readJson(request, schema, maxBodyBytes);
  const customer = await customerOfRequest(request, services.findCustomer);
  const { client, address } = request;
  const visitor = address === undefined ? 'internal' : { address };
  const context = createContext(services, { visitor, client, customer });
  try {
    return jsonResponse(await handle(context, body), noStore);
  } catch (thrown) {
    const error = rejectionOf(thrown);
    if (!(error instanceof ShopError)) throw error;
    const code = error.extensions.code as ErrorCode;
    throw new RejectedRequestError(statuses[code] ?? 400, code, error.message);
  }
}
