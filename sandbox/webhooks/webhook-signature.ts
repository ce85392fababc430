import { createHmac } from 'node:crypto';

export const signatureHeader = 'sandbox-signature';

/** Signs the time and the body, so that the shop can verify the sender and reject old webhooks. */
export function signWebhook(secret: string, body: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
