import { createHmac } from 'node:crypto';

export const signatureHeader = 'sandbox-signature';

/** Whoever holds the secret can tell who wrote the body, and when. */
export function sign(secret: string, body: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
