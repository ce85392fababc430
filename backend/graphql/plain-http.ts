import type { ErrorCode } from '#contract/error-codes.ts';

/** A request without the objects of HTTP, which take as long to make as an answer. */
export interface PlainRequest {
  method: string;
  /** By its name in small letters. */
  header(name: string): string | undefined;
  /** The whole body, or nothing when it has more bytes than these. */
  text(mostBytes: number): Promise<string | undefined>;
}

export interface PlainAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export function refuse(
  status: number,
  code: ErrorCode,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): PlainAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    // A line of its own, for whoever meets it in a terminal.
    body: `${JSON.stringify({ errors: [{ message, extensions: { code } }] })}\n`,
  };
}

export function plainRequest(request: Request): PlainRequest {
  return {
    method: request.method,
    header: (name) => request.headers.get(name) ?? undefined,
    text: async (mostBytes) => (await readBody(request, mostBytes))?.toString('utf8'),
  };
}

/** The bytes as they were sent; none where there are more than these. */
export async function readBody(request: Request, mostBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function toResponse({ status, headers, body }: PlainAnswer): Response {
  return new Response(body === '' ? null : body, { status, headers });
}
