import { describe, expect, test } from 'vitest';
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts';
import type { ShopSettings } from '#contract/shop/shop-settings.ts';
import type { MailKind } from './mail-kinds.ts';
import { MAIL_KINDS, renderMail } from './render-mail.ts';
import { SAMPLE_PAYLOADS } from './sample-payloads.ts';
import { sampleShop } from './sample-shop.fixture.ts';

const context = { shop: sampleShop, shopUrl: 'https://kvarto.example' };
const render = <K extends MailKind>(kind: K, locale: LocaleCode, payload = SAMPLE_PAYLOADS[kind]) =>
  renderMail(kind, payload, { ...context, locale });

const everyMail = MAIL_KINDS.flatMap((kind) => LOCALE_CODES.map((locale) => [kind, locale] as const));

describe.each(everyMail)('%s in %s', (kind, locale) => {
  const { subject, text, html } = render(kind, locale);

  test('has the same complete content as text and as HTML', () => {
    expect(subject).toMatch(/^\S.{5,90}\S$/);
    for (const form of [text, html])
      expect(form).not.toMatch(/\b(undefined|null|NaN|Invalid Date)\b|\[object/);
    const visibleText = visibleTextOf(html);
    const lines = text.split('\n').filter((line) => /\p{L}/u.test(line));
    for (const line of lines)
      for (const part of partsOf(line)) expect(visibleText).toContain(part.toLowerCase());
  });

  test('is an HTML page in its language that loads nothing', () => {
    expect(html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${locale}-[A-Z]{2}">`));
    expect(html).not.toMatch(/<(img|link|script|iframe|object|form)\b|\bsrc=|url\(|@import|\son\w+=/i);
  });

  test('differs from the other languages', () => {
    const others = LOCALE_CODES.filter((code) => code !== locale).map((code) => render(kind, code));
    for (const other of others) {
      expect(other.text).not.toBe(text);
      expect(other.html).not.toBe(html);
    }
  });

  test('escapes HTML in the payload', () => {
    const hostile = `"'><script>alert(1)</script>&amp;`;
    const hostilePayload = JSON.parse(JSON.stringify(SAMPLE_PAYLOADS[kind]), (key, value) =>
      typeof value === 'string' && !key.endsWith('At') && key !== 'event' && key !== 'fault'
        ? value + hostile
        : value,
    );
    const mail = render(kind, locale, hostilePayload);
    expect(mail.html).not.toMatch(/<script|[^=]"'>/);
    const tags = (markup: string) => markup.match(/<[a-z]+/g);
    expect(tags(mail.html)).toEqual(tags(html));
  });
});

test('an order confirmation has the local number of the customer service', () => {
  const phones = { fi: '+358 9 0000 400' };
  const customerService = { ...sampleShop.customerService, phone: '+46 8 465 004 01', phones };
  const textIn = (market: string) =>
    renderMail('order-confirmation', SAMPLE_PAYLOADS['order-confirmation'], {
      ...context,
      shop: { ...sampleShop, customerService },
      locale: 'fi',
      market,
    }).text;
  expect(textIn('fi')).toContain('+358 9 0000 400');
  expect(textIn('fi')).not.toContain('+46 8');
  expect(textIn('se')).toContain('+46 8 465 004 01');
});

describe('links', () => {
  const linkOf = (path: string, localization: { locale: LocaleCode; pathMarket?: string }) =>
    renderMail('back-in-stock', { productName: 'Kallocain', path }, { ...context, ...localization })
      .text.split('\n')
      .find((line) => line.startsWith('http'));

  test('lead to the shop, with the language and the market in the path', () => {
    expect(linkOf('/p/kallocain', { locale: 'sv' })).toBe('https://kvarto.example/p/kallocain');
    expect(linkOf('/p/kallocain', { locale: 'fi' })).toBe('https://kvarto.example/fi/p/kallocain');
    expect(linkOf('/p/kallocain', { locale: 'da', pathMarket: 'dk' })).toBe(
      'https://kvarto.example/dk/da/p/kallocain',
    );
  });

  test('never lead to another host', () => {
    expect(new URL(linkOf('//evil.example', { locale: 'sv' }) ?? '').host).toBe('kvarto.example');
  });

  test('contain the key of a password reset', () => {
    expect(renderMail('reset-password', { resetKey: 'a+b' }, { ...context, locale: 'nb' }).text).toContain(
      'https://kvarto.example/nb/account/reset-password?resetKey=a%2Bb\n',
    );
  });

  test('to a carrier are http or https', () => {
    const shipped = { ...SAMPLE_PAYLOADS['order-shipped'], trackingUrl: 'javascript:alert(1)' };
    expect(render('order-shipped', 'sv', shipped).html).not.toContain('javascript:');
  });
});

test('a subject is one line', () => {
  const payload = { productName: 'Kallocain\r\nBcc: all@example.com', path: '/p/kallocain' };
  expect(render('back-in-stock', 'en', payload).subject).toBe(
    'Kallocain Bcc: all@example.com is available again',
  );
});

test('newsletters have a link to unsubscribe', () => {
  for (const kind of ['newsletter-welcome', 'newsletter-known'] as const) {
    const { unsubscribeUrl, text, html } = render(kind, 'da');
    expect(unsubscribeUrl).toMatch(/^https:\/\/kvarto\.example\/da\/newsletter\/unsubscribe\?key=/);
    expect(text).toContain(unsubscribeUrl);
    expect(html).toContain(`href="${unsubscribeUrl}"`);
  }
  expect(render('order-shipped', 'da').unsubscribeUrl).toBeUndefined();
});

test('dates are in the shop’s time zone', () => {
  const { text } = render('withdrawal-receipt', 'en');
  expect(text).toContain('15 November 2026 at 14:05 CET');
});

test('the right of withdrawal is left out for customers without it', () => {
  const { withdrawalPath, downloadConsent, ...order } = SAMPLE_PAYLOADS['order-confirmation'];
  expect(withdrawalPath).toBeDefined();
  expect(render('order-confirmation', 'sv', order).text).not.toMatch(/ånger/i);
  const { text } = render('order-confirmation', 'sv', { ...order, downloadConsent });
  expect(text).toContain(downloadConsent);
  expect(text).not.toMatch(/ångerblankett|14 dagar/i);
});

test('the items of a list in the terms are lines', () => {
  const { text, html } = render('order-confirmation', 'sv', SAMPLE_PAYLOADS['order-confirmation']);
  expect(text).toContain('– Priserna är i kronor.\n– Momsen ingår.');
  expect(html).toContain('– Priserna är i kronor.<br>– Momsen ingår.');
});

test('an order in which nothing is sent has no instructions to return goods', () => {
  const order = { ...SAMPLE_PAYLOADS['order-confirmation'], downloadConsent: undefined };
  expect(render('order-confirmation', 'en', order).text).toContain('send the items back');
  const { text } = render('order-confirmation', 'en', { ...order, isNothingSent: true });
  expect(text).toContain('14 days of the day on which you ordered');
  expect(text).not.toContain('items back');
});

/** The visible text of a page, in lower case. */
function visibleTextOf(html: string): string {
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

/** Label and value, or the parts of an item, are one line of text but separate cells in HTML. */
function partsOf(line: string): string[] {
  if (/^https?:/.test(line)) return [line];
  const [, label, value] = /^([^:]{1,40}): (.+)$/.exec(line) ?? [];
  if (label && value) return [label, value];
  return /^\d+ × /.test(line) ? line.split(', ').slice(0, 1) : [line.replace(/:$/, '')];
}

describe('the settings of the shop', () => {
  const own: ShopSettings = {
    ...sampleShop,
    name: 'Lilla <Bokhandeln>',
    theme: { colours: { accent: { light: '#0a5c46', dark: '#7ad9b4' } }, serif: 'Palatino, serif' },
    mail: {
      sender: { name: 'Lilla', address: 'hej@lilla.example' },
      texts: {
        sv: {
          footer: 'Hälsningar från Umeå',
          kinds: { 'order-shipped': { subject: '{shop} har skickat dina böcker', lead: 'Hej från {shop}!' } },
        },
      },
    },
  };
  const mail = renderMail('order-shipped', SAMPLE_PAYLOADS['order-shipped'], {
    ...context,
    shop: own,
    locale: 'sv',
  });

  test('replace the texts of a mail', () => {
    expect(mail.subject).toBe('Lilla <Bokhandeln> har skickat dina böcker');
    expect(mail.text).toContain('Hej från Lilla <Bokhandeln>!');
    expect(mail.text).toContain('Hälsningar från Umeå');
    expect(mail.html).toContain('Lilla &lt;Bokhandeln&gt;');
  });

  test('give it colours and fonts', () => {
    const { html } = renderMail('reset-password', SAMPLE_PAYLOADS['reset-password'], {
      ...context,
      shop: own,
      locale: 'en',
    });
    expect(html).toContain('background:#0a5c46;color:#ffffff');
    expect(html).toContain('background:#7ad9b4!important');
    expect(html).toContain('font-family:Palatino, serif');
  });

  test.each([
    ['sv', 'Sverige'],
    ['fi', 'Ruotsi'],
  ] as const)('name the seller in %s', (locale, country) => {
    const { text } = render('order-shipped', locale);
    expect(text).toContain(country);
    expect(text).toContain('559000-0000');
  });
});
