import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpResponse } from '../http/http-message.ts';
import { RequestError } from '../http/request-error.ts';

const contentTypes: Record<string, string> = {
  'payment-page.css': 'text/css; charset=utf-8',
  'payment-form.css': 'text/css; charset=utf-8',
  'ledger-page.css': 'text/css; charset=utf-8',
  'pay-later-frame.js': 'text/javascript; charset=utf-8',
  'checkout-frame.js': 'text/javascript; charset=utf-8',
  'checkout-embed.js': 'text/javascript; charset=utf-8',
  'follow-payment.js': 'text/javascript; charset=utf-8',
};

export function getAsset(name: string): HttpResponse {
  const contentType = Object.hasOwn(contentTypes, name) ? contentTypes[name] : undefined;
  if (!contentType) throw new RequestError(404, 'unknown-address', 'There is no such file.');
  return {
    status: 200,
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=300' },
    body: readFileSync(join(import.meta.dirname, name)),
  };
}
