import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

const mostBytes = 256 * 1024;

export function json(status: number, value: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) throw new Refusal(413, 'body-too-large', 'The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request);
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    throw new Refusal(400, 'invalid-request', 'The body is no JSON.');
  }
}

export async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await readBody(request)));
}
