import { errorResponse, type HttpRequest, type HttpResponse } from './http-message.ts';

/** The error for a client without an API key of this shop; undefined when the key is valid. */
export function checkApiKey(request: HttpRequest, apiKeys: ReadonlySet<string>): HttpResponse | undefined {
  const key = request.header('x-apikey');
  if (key && apiKeys.has(key)) return undefined;
  return errorResponse(
    401,
    'UNKNOWN_API_KEY',
    key
      ? 'The API key in X-ApiKey is not known to this shop.'
      : 'Send the API key of this shop in the header X-ApiKey.',
  );
}
