import type { ErrorCode } from '#contract/error-codes.ts';
import { type PlainAnswer, type PlainRequest, refuse, toResponse } from './plain-http.ts';

/** Who may ask: a client with a key of this shop. Answers the refusal, or nothing when the request may pass. */
export function refuseRequest(request: PlainRequest, apiKeys: ReadonlySet<string>): PlainAnswer | undefined {
  const key = request.header('x-apikey');
  if (!key || !apiKeys.has(key)) {
    return refuse(
      401,
      'UNKNOWN_API_KEY',
      key
        ? 'The API key in X-ApiKey is not known to this shop.'
        : 'Send the API key of this shop in the header X-ApiKey.',
    );
  }
  return undefined;
}

export function refusal(status: number, code: ErrorCode, message: string): Response {
  return toResponse(refuse(status, code, message));
}
