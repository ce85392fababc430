import { createHmac } from 'node:crypto';

export const signatureHeader = 'sandbox-signature';

/** Proves to the shop who wrote the body, and when. */
export function signWebhook(secret: string, body: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
