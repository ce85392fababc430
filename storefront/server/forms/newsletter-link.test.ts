import { describe, expect, test } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import type { HttpRequest } from '../http/http-message.ts';
import { handleNewsletterLink, type NewsletterAction } from './newsletter-link.ts';

function createCommerce(status: number, body: object) {
  const calls: unknown[] = [];
  return {
    calls,
    async followNewsletterLink(...call: unknown[]) {
      calls.push(call);
      return Response.json(body, { status });
    },
  };
}

const send = (
  commerce: Parameters<typeof handleNewsletterLink>[0],
  action: NewsletterAction,
  { pathname = '/newsletter/confirm', search = '', body = '' },
) =>
  handleNewsletterLink(commerce, action, {
    request: { pathname, search } as HttpRequest,
    body: Buffer.from(body),
  });

describe('the form on the page of a newsletter link', () => {
  test.each<[string, NewsletterAction]>([
    ['/newsletter/confirm', 'confirm'],
    ['/fi/newsletter/confirm', 'confirm'],
    ['/dk/da/newsletter/unsubscribe', 'end'],
  ])('%s: %s', async (pathname, action) => {
    const commerce = createCommerce(200, { isDone: true });
    const response = await send(commerce, action, { pathname, body: 'key=a%2Bb' });
    expect(commerce.calls).toEqual([[action, 'a+b']]);
    expect(response).toMatchObject({ status: 303, headers: { location: `${pathname}?outcome=done` } });
  });

  test.each([
    ['an expired key', createCommerce(200, { isDone: false })],
    ['an unknown key', createCommerce(400, { errors: [] })],
    ['a shop without newsletters', {}],
  ])('reports %s', async (_, commerce) => {
    const response = await send(commerce, 'confirm', {});
    expect(response.headers.location).toBe('/newsletter/confirm?outcome=over');
  });

  test('throws when the commerce API fails', async () => {
    const response = send(createCommerce(500, {}), 'confirm', { body: 'key=a' });
    await expect(response).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('one-click unsubscribe by a mail program (RFC 8058)', () => {
  const multipart =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--';

  test.each(['List-Unsubscribe=One-Click', multipart])('ends without a redirect: %j', async (body) => {
    const commerce = createCommerce(200, { isDone: true });
    const response = await send(commerce, 'end', { search: '?key=a%2Bb', body });
    expect(commerce.calls).toEqual([['end', 'a+b']]);
    expect(response).toMatchObject({ status: 200, body: 'Done.' });
  });

  test('does not confirm', async () => {
    const commerce = createCommerce(200, { isDone: false });
    await send(commerce, 'confirm', { search: '?key=a', body: 'List-Unsubscribe=One-Click' });
    expect(commerce.calls).toEqual([['confirm', '']]);
  });
});
