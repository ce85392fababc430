import { LIMITS } from '#contract/limits.ts';
import documents from '#storefront/api/generated/persisted-documents.json' with { type: 'json' };
import type { CommerceApi } from './commerce-api.ts';

const texts = new Map(
  Object.entries(documents as Record<string, string>).map(([hash, text]) => [
    hash.replace(/^sha256:/, ''),
    text,
  ]),
);

/**
 * The browser's way to the commerce API: same origin, no key in the browser, and only the storefront's own documents,
 * asked for by hash. Anything else is refused here.
 */
export async function answerGateway(
  api: Pick<CommerceApi, 'ask'>,
  request: {
    origin: string | undefined;
    host: string;
    contentType: string | undefined;
    idempotencyKey: string | undefined;
    asGuest: boolean;
    body: Buffer;
  },
): Promise<Response> {
  if (!request.contentType?.startsWith('application/json'))
    return refusal(415, 'Send the operation as application/json.');
  if (request.origin && !isSameHost(request.origin, request.host))
    return refusal(403, 'This address is for the shop’s own pages.');
  const operation = readOperation(request.body);
  if (!operation) return refusal(400, 'The body is not a JSON object with a hash and variables.');
  const text = texts.get(operation.hash);
  if (text === undefined) return refusal(404, 'PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND');
  const { idempotencyKey, asGuest } = request;
  return api.ask(text, operation.variables, { idempotencyKey, asGuest }).then(
    (answer) => Response.json(answer),
    // The page lives: its script tells the visitor.
    (reason: Error) => refusal(502, reason.message, 'COMMERCE_UNREACHABLE'),
  );
}

export const tooLarge = () =>
  refusal(413, `The body is larger than ${LIMITS.graphqlBodyBytes / 1024} KB.`, 'LIMIT_EXCEEDED');

function readOperation(body: Buffer): { hash: string; variables: object } | undefined {
  try {
    const { variables, extensions } = JSON.parse(body.toString('utf8'));
    const hash: unknown = extensions?.persistedQuery?.sha256Hash;
    const isFine =
      typeof hash === 'string' &&
      (variables === undefined ||
        variables === null ||
        (typeof variables === 'object' && !Array.isArray(variables)));
    return isFine ? { hash, variables: variables ?? {} } : undefined;
  } catch {
    return undefined;
  }
}

function isSameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

function refusal(status: number, message: string, code = 'BAD_INPUT'): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status });
}
