/** A value of RESP2, the protocol of Redis and Valkey. */
type Reply = string | number | null | Reply[] | RedisError;

export class RedisError extends Error {}

/** A command as an array of bulk strings. */
export function encodeCommand(parts: readonly string[]): string {
  return parts.reduce(
    (text, part) => `${text}$${Buffer.byteLength(part)}\r\n${part}\r\n`,
    `*${parts.length}\r\n`,
  );
}

/** Splits the bytes of a connection into replies. */
export class ReplyReader {
  #buffer: Buffer = Buffer.alloc(0);
  #offset = 0;

  /** The replies that are complete with this chunk. Throws if the other side does not speak the protocol. */
  read(chunk: Buffer): Reply[] {
    this.#buffer = Buffer.concat([this.#buffer, chunk]);
    const replies: Reply[] = [];
    for (;;) {
      this.#offset = 0;
      const reply = this.#readReply();
      if (reply === undefined) return replies;
      replies.push(reply);
      this.#buffer = this.#buffer.subarray(this.#offset);
    }
  }

  /** Undefined if the reply is not complete. */
  #readReply(): Reply | undefined {
    const line = this.#readLine();
    if (line === undefined) return undefined;
    const rest = line.slice(1);
    switch (line[0]) {
      case '+':
        return rest;
      case '-':
        return new RedisError(rest);
      case ':':
        return Number(rest);
      case '$':
        return this.#readText(Number(rest));
      case '*':
        return this.#readList(Number(rest));
      default:
        throw new RedisError('The server does not speak the protocol of Redis.');
    }
  }

  #readLine(): string | undefined {
    const end = this.#buffer.indexOf('\r\n', this.#offset);
    if (end < 0) return undefined;
    const line = this.#buffer.toString('utf8', this.#offset, end);
    this.#offset = end + 2;
    return line;
  }

  #readText(length: number): string | null | undefined {
    if (length < 0) return null;
    const end = this.#offset + length;
    if (this.#buffer.length < end + 2) return undefined;
    const text = this.#buffer.toString('utf8', this.#offset, end);
    this.#offset = end + 2;
    return text;
  }

  #readList(length: number): Reply[] | null | undefined {
    if (length < 0) return null;
    const values: Reply[] = [];
    while (values.length < length) {
      const value = this.#readReply();
      if (value === undefined) return undefined;
      values.push(value);
    }
    return values;
  }
}
