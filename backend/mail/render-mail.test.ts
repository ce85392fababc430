import { describe, expect, test } from 'vitest';
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts';
import type { MailKind } from './mail-kinds.ts';
import { MAIL_KINDS, renderMail } from './render-mail.ts';
import { SAMPLE_PAYLOADS } from './sample-payloads.ts';

const shop = { shopName: 'Kvarto', shopUrl: 'https://kvarto.example' };
const render = <K extends MailKind>(kind: K, locale: LocaleCode, payload = SAMPLE_PAYLOADS[kind]) =>
  renderMail(kind, payload, { ...shop, locale });

const everyMail = MAIL_KINDS.flatMap((kind) => LOCALE_CODES.map((locale) => [kind, locale] as const));

describe.each(everyMail)('%s in %s', (kind, locale) => {
  const { subject, text, html } = render(kind, locale);

  test('says all it has to say, as text and as HTML', () => {
    expect(subject).toMatch(/^\S.{5,90}\S$/);
    for (const form of [text, html])
      expect(form).not.toMatch(/\b(undefined|null|NaN|Invalid Date)\b|\[object/);
    const shown = readable(html);
    const told = text.split('\n').filter((line) => /\p{L}/u.test(line));
    for (const line of told) for (const part of partsOf(line)) expect(shown).toContain(part.toLowerCase());
  });

  test('is a page in its language that asks nobody for anything', () => {
    expect(html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${locale}-[A-Z]{2}">`));
    expect(html).not.toMatch(/<(img|link|script|iframe|object|form)\b|\bsrc=|url\(|@import|\son\w+=/i);
  });

  test('is not the same as in another language', () => {
    const others = LOCALE_CODES.filter((code) => code !== locale).map((code) => render(kind, code));
    for (const other of others) {
      expect(other.text).not.toBe(text);
      expect(other.html).not.toBe(html);
    }
  });

  test('takes whatever a fact holds as words', () => {
    const hostile = `"'><script>alert(1)</script>&amp;`;
    const poisoned = JSON.parse(JSON.stringify(SAMPLE_PAYLOADS[kind]), (key, value) =>
      typeof value === 'string' && !key.endsWith('At') ? value + hostile : value,
    );
    const mail = render(kind, locale, poisoned);
    expect(mail.html).not.toMatch(/<script|[^=]"'>/);
    const tags = (markup: string) => markup.match(/<[a-z]+/g);
    expect(tags(mail.html)).toEqual(tags(html));
  });
});

describe('Links', () => {
  const linkOf = (path: string, place: { locale: LocaleCode; pathMarket?: string }) =>
    renderMail('back-in-stock', { productName: 'Kallocain', path }, { ...shop, ...place })
      .text.split('\n')
      .find((line) => line.startsWith('http'));

  test('lead to the shop, in the language of the mail and the market of its path', () => {
    expect(linkOf('/p/kallocain', { locale: 'sv' })).toBe('https://kvarto.example/p/kallocain');
    expect(linkOf('/p/kallocain', { locale: 'fi' })).toBe('https://kvarto.example/fi/p/kallocain');
    expect(linkOf('/p/kallocain', { locale: 'da', pathMarket: 'dk' })).toBe(
      'https://kvarto.example/dk/da/p/kallocain',
    );
  });

  test('never lead to another host', () => {
    expect(new URL(linkOf('//evil.example', { locale: 'sv' }) ?? '').host).toBe('kvarto.example');
  });

  test('carry the key of a new password', () => {
    expect(renderMail('reset-password', { resetKey: 'a+b' }, { ...shop, locale: 'nb' }).text).toContain(
      'https://kvarto.example/nb/account/reset-password?resetKey=a%2Bb\n',
    );
  });

  test('to a carrier are those of the web only', () => {
    const shipped = { ...SAMPLE_PAYLOADS['order-shipped'], trackingUrl: 'javascript:alert(1)' };
    expect(render('order-shipped', 'sv', shipped).html).not.toContain('javascript:');
  });
});

test('A subject is one line', () => {
  const payload = { productName: 'Kallocain\r\nBcc: all@example.com', path: '/p/kallocain' };
  expect(render('back-in-stock', 'en', payload).subject).toBe(
    'Kallocain Bcc: all@example.com is back in stock',
  );
});

test('Mails to subscribers tell how to have no more of them', () => {
  for (const kind of ['newsletter-welcome', 'newsletter-known'] as const) {
    const { unsubscribeUrl, text, html } = render(kind, 'da');
    expect(unsubscribeUrl).toMatch(/^https:\/\/kvarto\.example\/da\/newsletter\/unsubscribe\?key=/);
    expect(text).toContain(unsubscribeUrl);
    expect(html).toContain(`href="${unsubscribeUrl}"`);
  }
  expect(render('order-shipped', 'da').unsubscribeUrl).toBeUndefined();
});

test('Moments are told by the shop’s clock', () => {
  const { text } = render('withdrawal-receipt', 'en');
  expect(text).toContain('15 November 2026 at 14:05 CET');
});

test('Who has no right of withdrawal is not told of one', () => {
  const { withdrawalPath, ...order } = SAMPLE_PAYLOADS['order-confirmation'];
  expect(withdrawalPath).toBeDefined();
  expect(render('order-confirmation', 'sv', order).text).not.toMatch(/ånger/i);
});

/** What is seen of a page, in small letters. */
function readable(html: string): string {
  const entities: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
  };
  return html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/href="([^"]*)"[^>]*>/g, '>$1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z#0-9]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** A line of the text holds label and value, or the parts of an item, which HTML puts into cells. */
function partsOf(line: string): string[] {
  if (/^https?:/.test(line)) return [line];
  const [, label, value] = /^([^:]{1,40}): (.+)$/.exec(line) ?? [];
  if (label && value) return [label, value];
  return /^\d+ × /.test(line) ? line.split(', ').slice(0, 1) : [line.replace(/:$/, '')];
}
