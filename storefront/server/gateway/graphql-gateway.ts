import { PROOF_OF_WORK_HEADER } from '#contract/http/proof-of-work.ts';
import { NetworkError } from '#storefront/api/errors.ts';
import documents from '#storefront/api/generated/persisted-documents.json' with { type: 'json' };
import { type HttpRequest, type HttpResponse, jsonResponse } from '../http/http-message.ts';
import { findDisallowedVariable } from './allowed-variables.ts';
import { type CommerceApi, operationNameOf } from './commerce-api.ts';

const documentsByHash = new Map(
  Object.entries(documents as Record<string, string>).map(([hash, document]) => [
    hash.replace(/^sha256:/, ''),
    document,
  ]),
);

/** The text of one of the storefront's documents, by its SHA-256. */
export function findDocument(hash: string): string | undefined {
  return documentsByHash.get(hash);
}

/** Sent with 503, when a request needs the database and it is down. */
const retryAfterSeconds = 5;

/**
 * The browser's access to the commerce API: without an API key, and only for the storefront's own documents, by hash, with
 * the page sizes and sort orders that the shop uses. The route checks origin and content type.
 */
export async function handleGraphqlRequest(
  api: Pick<CommerceApi, 'execute'>,
  { headers }: Pick<HttpRequest, 'headers'>,
  body: Buffer,
): Promise<HttpResponse> {
  const operation = readOperation(body);
  if (!operation) return graphqlError(400, 'The body is not a JSON object with a hash and variables.');
  const document = findDocument(operation.hash);
  if (document === undefined) return graphqlError(404, 'PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND');
  const disallowed = findDisallowedVariable(operationNameOf(document), operation.variables);
  if (disallowed) return graphqlError(400, `The shop does not send this value of $${disallowed}.`);
  const options = {
    idempotencyKey: headers['x-idempotency-key']?.toString(),
    asGuest: headers['x-as-guest'] !== undefined,
    proofOfWork: headers[PROOF_OF_WORK_HEADER]?.toString(),
  };
  return api.execute(document, operation.variables, options).then(
    ({ status = 200, ...result }) => jsonResponse(result, { status, headers: retryAfter(status) }),
    // The page's script shows the error with this status, as an error page of the server would.
    (error: Error) => {
      const status = error instanceof NetworkError ? error.status : 502;
      const response = graphqlError(status, error.message, 'COMMERCE_UNREACHABLE');
      return { ...response, headers: { ...response.headers, ...retryAfter(status) } };
    },
  );
}

function retryAfter(status: number): Record<string, string> {
  return status === 503 ? { 'retry-after': String(retryAfterSeconds) } : {};
}

export function graphqlError(status: number, message: string, code = 'BAD_INPUT'): HttpResponse {
  return jsonResponse({ errors: [{ message, extensions: { code } }] }, { status });
}

function readOperation(body: Buffer): { hash: string; variables: object } | undefined {
  try {
    const { variables, extensions } = JSON.parse(body.toString('utf8'));
    const hash: unknown = extensions?.persistedQuery?.sha256Hash;
    const isValid =
      typeof hash === 'string' &&
      (variables === undefined ||
        variables === null ||
        (typeof variables === 'object' && !Array.isArray(variables)));
    return isValid ? { hash, variables: variables ?? {} } : undefined;
  } catch {
    return undefined;
  }
}
