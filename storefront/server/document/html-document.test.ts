import { describe, expect, test } from 'vitest';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import {
  type DocumentParts,
  documentStart,
  documentTail,
  escapeHtml,
  fallbackErrorPage,
  safeJson,
} from './html-document.ts';

const parts: DocumentParts = {
  meta: { title: 'Nyheter' },
  shopper: {
    locale: 'sv',
    market: 'se',
    customerType: 'PERSON',
    vatIncluded: true,
    channelId: '1|se',
    origin: 'https://kvarto.example',
    shop: sampleShopFacts,
  },
  styles: ['/assets/a.css'],
  css: 'p{color:red}',
  entry: '/assets/entry.js',
  scripts: ['/assets/b.js'],
  nextFiles: ['/assets/next.js'],
  isComplete: true,
  isShared: true,
  fonts: ['/assets/c.woff2'],
  themeCss: '',
  browserColour: '#222222',
  icons: { favicon: { url: '/favicon.svg', type: 'image/svg+xml' }, apple: '/apple-touch-icon.png' },
  app: '<main>Böcker</main>',
  state: '{"loaderData":null}',
};

const evil = '</script><script>alert("1")</script><!--';

describe('the document', () => {
  test.each([
    ['sv', 'sv-SE'],
    ['da', 'da-DK'],
    ['en', 'en-GB'],
    ['fi', 'fi-FI'],
    ['nb', 'nb-NO'],
  ] as const)('its language is the page’s: %s', (locale, lang) => {
    const html = documentStart({ ...parts, shopper: { ...parts.shopper, locale } });
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${lang}">`));
  });

  test('has the theme colour of the specification', () => {
    expect(documentStart(parts)).toContain('<meta name="theme-color" content="#222222">');
  });

  test('loads exactly the files of the page', () => {
    const html = documentStart(parts);
    expect(html).toContain('<style>p{color:red}</style>');
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toContain(
      '<script type="application/json" id="files">{"entry":"/assets/entry.js","scripts":["/assets/b.js"],"styles":["/assets/a.css"],"nextFiles":["/assets/next.js"],"isComplete":true,"isShared":true}</script>',
    );
    expect(html).toContain(
      '<link rel="preload" href="/assets/c.woff2" as="font" type="font/woff2" crossorigin>',
    );
  });

  test('has the shop’s name in its title once', () => {
    expect(documentStart(parts)).toContain('<title>Nyheter – Kvarto</title>');
    expect(documentStart({ ...parts, meta: { title: 'Kvarto – Bokhandeln' } })).toContain(
      '<title>Kvarto – Bokhandeln</title>',
    );
  });

  test('contains the app and ends with the state', () => {
    expect(documentStart(parts)).toContain('<body><div id="app"><main>Böcker</main></div>');
    expect(documentStart(parts)).toMatch(
      /<script type="application\/json" id="state">\{"loaderData":null\}<\/script>$/,
    );
  });

  test('a channel’s theme follows the style sheets', () => {
    expect(documentStart({ ...parts, themeCss: ':root{--ink:#123}' })).toContain(
      '<style>p{color:red}</style><style>:root{--ink:#123}</style>',
    );
  });

  test('has no inline script or style that the policy would need to allow', () => {
    const html = documentStart(parts);
    expect(html.match(/<script(?! type="application\/json")/g)).toBeNull();
    expect(html).not.toMatch(/<style>(?!p{color:red})| style=| on\w+=/);
  });
});

describe('escaping', () => {
  test('structured data is escaped and parses back', () => {
    const data = { name: `${evil}\u2028\u2029` };
    const html = documentStart({ ...parts, structuredData: [data, { name: 'b' }] });
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks.map(([, json]) => JSON.parse(json ?? ''))).toEqual([data, { name: 'b' }]);
    expect(html).not.toMatch(/<!--|alert\("1"\)<|[\u2028\u2029]/);
  });

  test('title and description are escaped', () => {
    const html = documentStart({
      ...parts,
      meta: { title: evil, description: `"><img src=x onerror=${evil}>` },
    });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('"><img');
    expect(html).toContain('&lt;/script&gt;');
  });

  test('quotes in attributes are escaped', () => {
    const html = documentStart({ ...parts, meta: { title: 'x', description: 'Kallas "Röda & vita"' } });
    expect(html).toContain('<meta name="description" content="Kallas &quot;Röda &amp; vita&quot;">');
  });

  test('URLs in links are escaped', () => {
    const html = documentStart({ ...parts, meta: { title: 'x', canonical: '/s/"onload="x&y' } });
    expect(html).toContain('href="https://kvarto.example/s/&quot;onload=&quot;x&amp;y"');
  });

  test.each([evil, '<!--<script>', '\u2028\u2029', '\\u003c', '"\\', '&amp;'])(
    'JSON holds %j without a <, and reads the same',
    (text) => {
      expect(safeJson({ text })).not.toMatch(/</);
      expect(JSON.parse(safeJson({ text }))).toEqual({ text });
    },
  );

  test('an ampersand is escaped once', () => {
    expect(escapeHtml('a & b < c > "d"')).toBe('a &amp; b &lt; c &gt; &quot;d&quot;');
    expect(escapeHtml('&lt;')).toBe('&amp;lt;');
  });
});

describe('the end of the document', () => {
  test('starts the script with the nonce', () => {
    expect(documentTail('abc123').join('')).toMatch(
      /<script nonce="abc123">\(\(\) => \{.*\}\)\(\)<\/script><\/body><\/html>$/,
    );
  });

  test('has a form key that differs from the nonce', () => {
    const keyIn = (tail: string) => /form="buy" name="key" value="([0-9a-f]{32})"/.exec(tail)?.[1];
    const [one, another] = [documentTail('abc123'), documentTail('abc123')].map((end) => keyIn(end.join('')));
    expect(one).toBeDefined();
    expect(one).not.toBe(another);
  });
});

describe('the fallback error page', () => {
  const page = { shopName: 'Kvarto', email: 'hej@kvarto.example', homePath: '/', canRetry: true };

  test('links to the same URL, the start page and customer service', () => {
    const links = [...fallbackErrorPage(page).matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)];
    expect(links.map(([, href, text]) => [href, text])).toEqual([
      ['', 'Try again'],
      ['/', 'Back to the home page'],
      ['mailto:hej@kvarto.example', 'hej@kvarto.example'],
    ]);
  });

  test('has no link that cannot help', () => {
    const html = fallbackErrorPage({ ...page, email: '', canRetry: false });
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toContain('Customer service');
  });

  test('escapes what the shop and the request contain', () => {
    const hostile = '/"><script>';
    expect(
      fallbackErrorPage({ ...page, shopName: '<script>', homePath: hostile, email: hostile }),
    ).not.toContain('<script>');
  });
});
