/** The body has more bytes than the reader allows. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** The client closed the connection while its body was read. */
export class RequestAbortedError extends Error {
  override name = 'RequestAbortedError';
}

interface BodyLimits {
  maxBytes: number;
  /**
   * A body that is too large is read up to this size before the error is thrown: a client that writes everything before
   * it reads would otherwise never see the response.
   */
  maxDrainedBytes?: number;
}

/**
 * Reads a whole request body, or throws one of the errors above. For node:http pass
 * `incoming.iterator({ destroyOnReturn: false })`: its default iterator closes the connection when the body is too large.
 */
export async function readBody(
  chunks: AsyncIterable<Uint8Array>,
  { maxBytes, maxDrainedBytes = 0 }: BodyLimits,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size <= maxBytes) parts.push(chunk);
      else if (size > maxDrainedBytes) break;
    }
  } catch (error) {
    throw new RequestAbortedError('The connection closed before the body was complete.', { cause: error });
  }
  if (size > maxBytes) throw new BodyTooLargeError(`The body has more than ${maxBytes} bytes.`);
  return concatenate(parts, size);
}

function concatenate(parts: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}
