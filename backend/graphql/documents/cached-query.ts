import { RejectedRequestError } from '../../http/rejected-request-error.ts';
import type { OperationRequest } from '../operation-request.ts';
import { surrogateKeysOfResponse } from './surrogate-keys.ts';

/** Fields whose values are the same for every visitor of a market. */
const publicFields: ReadonlySet<string> = new Set([
  'allowedRedirect',
  'brands',
  'categories',
  'channel',
  'channels',
  'cmsPages',
  'discountCampaigns',
  'getMenuAtLocation',
  'listPageInfo',
  'marketOptions',
  'priceHistory',
  'product',
  'products',
  'relatedProducts',
  'urlHistory',
  'widgetArea',
  '__typename',
]);

const secondsInCache = 60;

/** The operation in the query of `GET /graphql`: the hash of a document, as POST registered it. */
export function readGetOperation(search: string): OperationRequest {
  const params = new URLSearchParams(search);
  const extensions = readJson(params.get('extensions'), 'extensions');
  const variables = readJson(params.get('variables'), 'variables');
  if (!extensions || params.has('query'))
    throw new RejectedRequestError(
      400,
      'BAD_INPUT',
      'GET needs extensions with a persistedQuery, and takes no query. Send other operations with POST.',
    );
  return { extensions, variables, operationName: params.get('operationName') };
}

function readJson(text: string | null, name: string): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new RejectedRequestError(400, 'BAD_INPUT', `${name} is not a JSON object.`);
}

/** A proxy may store responses of public queries without errors. They vary by API key, because keys have different rights. */
export function cacheHeaders(
  fields: readonly string[],
  { data, isPersonal }: { data: unknown; isPersonal: boolean },
): Record<string, string> {
  const isPublic = !isPersonal && fields.length > 0 && fields.every((field) => publicFields.has(field));
  return {
    'cache-control': isPublic ? `public, max-age=${secondsInCache}` : 'no-store',
    vary: 'x-apikey',
    ...(isPublic && { 'surrogate-key': surrogateKeysOfResponse(fields, data) }),
  };
}
