import type { ErrorCode } from '#contract/error-codes.ts';

/** Who may ask: a client with a key of this shop. Answers the refusal, or nothing when the request may pass. */
export function refuseRequest(headers: Headers, apiKeys: ReadonlySet<string>): Response | undefined {
  const key = headers.get('x-apikey');
  if (!key || !apiKeys.has(key)) {
    return refusal(
      401,
      'UNKNOWN_API_KEY',
      key
        ? 'The API key in X-ApiKey is not known to this shop.'
        : 'Send the API key of this shop in the header X-ApiKey.',
    );
  }
  const authorization = headers.get('authorization');
  // A token that no one issued is never taken for "not logged in": the client must learn that its session is over.
  if (authorization) return refusal(401, 'INVALID_TOKEN', 'The login token is not valid or has expired.');
  return undefined;
}

export function refusal(status: number, code: ErrorCode, message: string, headers = {}): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
}
