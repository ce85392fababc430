import { type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#backend/features/auth/auth-keys.ts';

/** A link to one file of one order line. */
export interface DownloadLink {
  orderLineId: number;
  fileId: number;
  expiresAt: Date;
  /** Random. The first use of a link counts as a download. */
  linkId: string;
}

/** `{order line}.{file}.{expiry in seconds}.{link id}.{signature}`, numbers in base 36. */
export function signLink(
  key: KeyObject,
  { orderLineId, fileId, expiresAt }: Omit<DownloadLink, 'linkId'>,
): string {
  const numbers = [orderLineId, fileId, Math.floor(expiresAt.getTime() / 1000)];
  const content = [
    ...numbers.map((number) => number.toString(36)),
    randomBytes(12).toString('base64url'),
  ].join('.');
  return `${content}.${keyedHash(key, content)}`;
}

/** Reads a link. Returns undefined if the shop has not signed it. The caller checks the expiry. */
export function verifyLink(key: KeyObject, token: string): DownloadLink | undefined {
  const [, content, line, file, expiry, linkId, signature] =
    /^(([0-9a-z]{1,7})\.([0-9a-z]{1,7})\.([0-9a-z]{1,8})\.([\w-]{16}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!content || !line || !file || !expiry || !linkId || !signature) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(keyedHash(key, content)))) return undefined;
  return {
    orderLineId: Number.parseInt(line, 36),
    fileId: Number.parseInt(file, 36),
    expiresAt: new Date(Number.parseInt(expiry, 36) * 1000),
    linkId,
  };
}
