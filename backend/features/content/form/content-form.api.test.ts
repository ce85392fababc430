import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORM_HONEYPOT } from '#contract/content/content-form.ts';
import { type ContentShop, openContentShop } from '../content-shop.fixture.ts';

let shop: ContentShop;
beforeAll(async () => {
  shop = await openContentShop();
  const fields = [
    { name: 'email', label: 'E-mail', type: 'email', isRequired: true },
    { name: 'topic', label: 'Topic', type: 'select', options: ['An order', 'A book'] },
    { name: 'message', label: 'What is it about?', type: 'textarea', isRequired: true },
    { name: 'calls', label: 'You may call me', type: 'checkbox' },
  ];
  const json = { title: 'Write to us', sendFormToEmail: 'desk@kvarto.example', fields };
  await shop.write([
    {
      key: 'ask',
      page: { sv: { alias: 'fraga-oss', title: 'Fråga' }, en: { alias: 'ask-us', title: 'Ask' } },
      containers: [
        {
          name: 'form',
          widgets: [{ name: 'JSON', settings: { templateName: 'form' }, texts: { en: { json } } }],
        },
      ],
    },
  ]);
});
afterAll(() => shop.close());

let visitors = 0;
async function send(answers: unknown, options: { path?: string; key?: string; address?: string } = {}) {
  const { path = '/content/forms/ask-1-1', key = 'demo', address = `10.1.${++visitors}.1` } = options;
  const response = await shop.backend.fetch(
    new Request(`http://shop.test${path}`, {
      method: 'POST',
      headers: { 'x-apikey': key, 'content-type': 'application/json' },
      body: JSON.stringify({ languageId: 'en-GB', answers }),
    }),
    { address },
  );
  return { status: response.status, body: await response.json() };
}
const mails = () =>
  shop.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'payload'])
    .where('kind', '=', 'content-form')
    .execute();
const valid = { email: 'anna@example.se', topic: 'A book', message: 'Line one\nLine two', calls: '1' };

describe('A form on a page', () => {
  test('is mailed to the recipient of the page, once after a double click; other input is ignored', async () => {
    const hostile = { ...valid, sendFormToEmail: 'evil@evil.example', to: 'evil@evil.example', other: 'x' };
    expect(await send(hostile)).toEqual({ status: 200, body: { isSent: true } });
    expect(await send(hostile)).toMatchObject({ status: 200 });
    expect(await mails()).toEqual([
      {
        recipient: 'desk@kvarto.example',
        payload: {
          title: 'Write to us',
          answers: [
            { label: 'E-mail', value: 'anna@example.se' },
            { label: 'Topic', value: 'A book' },
            { label: 'What is it about?', value: 'Line one\nLine two' },
            { label: 'You may call me', value: '✓' },
          ],
        },
      },
    ]);
    await shop.backend.runJobs();
  });

  test('does not reveal its recipient', async () => {
    const { data } = await shop.query(
      '{ widgetArea(alias: "ask-us", languageId: "en-GB") { containers { widgets { configuration } } } }',
    );
    const configuration = data.widgetArea.containers[0].widgets[0].configuration;
    expect(JSON.parse(JSON.parse(configuration).json)).toMatchObject({
      title: 'Write to us',
      sendFormToEmail: '',
    });
    expect(configuration).not.toContain('desk@');
  });

  test.each([
    [{ ...valid, email: 'invalid' }, ['email']],
    [{ ...valid, email: '' }, ['email']],
    [{ topic: 'Cheese' }, ['email', 'topic', 'message']],
    [{ ...valid, message: 'x'.repeat(4001) }, ['message']],
    [{ ...valid, email: 'a@example.se\nbcc: b@example.se' }, ['email']],
    [{}, ['email', 'message']],
  ])('is rejected with the names of the invalid fields: %#', async (answers, fields) => {
    const before = (await mails()).length;
    expect(await send(answers)).toMatchObject({
      status: 422,
      body: { errors: [{ extensions: { code: 'BAD_INPUT', fields } }] },
    });
    expect(await mails()).toHaveLength(before);
  });

  test('is accepted but not mailed when the honeypot field is filled', async () => {
    const before = (await mails()).length;
    expect(
      await send({ ...valid, message: 'Buy now', [FORM_HONEYPOT]: 'https://spam.example' }),
    ).toMatchObject({
      status: 200,
    });
    expect(await mails()).toHaveLength(before);
  });

  test('is limited per network', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++)
      statuses.push((await send({ ...valid, message: `Number ${i}` }, { address: '192.0.2.7' })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  test.each([
    [{ path: '/content/forms/no-such-form' }, 404],
    [{ path: '/content/forms/front-page-1-1' }, 404],
    [{ path: '/content/forms/__proto__' }, 404],
    [{ key: 'wrong' }, 401],
  ])('is rejected: %o', async (options, status) => {
    expect(await send(valid, options)).toMatchObject({ status });
  });

  test.each([null, 'x', { email: { $ne: 1 } }, { email: ['a'] }])(
    'is rejected when the answers are not texts: %o',
    async (answers) => {
      expect(await send(answers)).toMatchObject({ status: 400 });
    },
  );
});
