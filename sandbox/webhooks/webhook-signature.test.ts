import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signWebhook } from './webhook-signature.ts';

test('signs the time and the body', () => {
  const mac = createHmac('sha256', 'secret').update('7.{}').digest('hex');
  expect(signWebhook('secret', '{}', 7)).toBe(`t=7,v1=${mac}`);
});
