import { describe, expect, test } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import { newsletterLinkOf } from './newsletter-link.ts';

const form = (text: string) => Buffer.from(text);
const answering = (status: number, body: object, asked: unknown[] = []) => ({
  newsletter: async (...call: unknown[]) => {
    asked.push(call);
    return Response.json(body, { status });
  },
});

describe('The form on the page of a link', () => {
  test.each([
    ['/newsletter/confirm', 'confirm'],
    ['/fi/newsletter/confirm', 'confirm'],
    ['/dk/da/newsletter/unsubscribe', 'end'],
  ])('%s: %s', async (path, action) => {
    const asked: unknown[] = [];
    const answer = await newsletterLinkOf(path, '')?.(
      answering(200, { isDone: true }, asked),
      form('key=a%2Bb'),
    );
    expect(asked).toEqual([[action, 'a+b']]);
    expect(answer).toMatchObject({ kind: 'redirect', status: 303, location: `${path}?outcome=done` });
  });

  test.each([
    '/newsletter',
    '/newsletter/begin',
    '//evil.example/newsletter/confirm',
    '/a/b/c/newsletter/confirm',
  ])('is not at %s', (path) => {
    expect(newsletterLinkOf(path, '')).toBeUndefined();
  });

  test.each([
    ['that is over', answering(200, { isDone: false })],
    ['that is none', answering(400, { errors: [] })],
    ['of a shop without newsletters', {}],
  ])('tells of a key %s', async (_, commerce) => {
    const answer = await newsletterLinkOf('/newsletter/confirm', '')?.(commerce, form(''));
    expect(answer).toMatchObject({ location: '/newsletter/confirm?outcome=over' });
  });

  test('fails where the commerce API fails', async () => {
    const answer = newsletterLinkOf('/newsletter/confirm', '')?.(answering(500, {}), form('key=a'));
    await expect(answer).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('One click in a mail program (RFC 8058)', () => {
  const multipart =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--';
  test.each(['List-Unsubscribe=One-Click', multipart])('ends it, and leads nowhere: %j', async (body) => {
    const asked: unknown[] = [];
    const commerce = answering(200, { isDone: true }, asked);
    const answer = await newsletterLinkOf('/fi/newsletter/unsubscribe', '?key=a%2Bb')?.(commerce, form(body));
    expect(asked).toEqual([['end', 'a+b']]);
    expect(answer).toBeUndefined();
  });

  test('confirms nothing', async () => {
    const asked: unknown[] = [];
    const commerce = answering(200, { isDone: false }, asked);
    await newsletterLinkOf('/newsletter/confirm', '?key=a')?.(commerce, form('List-Unsubscribe=One-Click'));
    expect(asked).toEqual([['confirm', '']]);
  });
});
