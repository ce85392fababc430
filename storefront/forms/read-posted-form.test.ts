import { expect, test } from 'vitest';
import { formWith } from './form.fixture.ts';
import { readPostedForm } from './read-posted-form.ts';

const post = (body: BodyInit) => new Request('https://shop.test/', { method: 'POST', body });

test('reads a posted form', async () => {
  const form = await readPostedForm(post(formWith({ email: 'anna@example.com' })));
  expect(form.get('email')).toBe('anna@example.com');
});

test('rejects another body with 400', async () => {
  await expect(readPostedForm(post('{}'))).rejects.toMatchObject({ init: { status: 400 } });
});
