import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders, strictTransport } from './security-headers.ts';

const policy = (isDevelopment = false) =>
  Object.fromEntries(
    contentSecurityPolicy('abc=', isDevelopment)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

describe('the policy of a page', () => {
  test('scripts are the shop’s own, or carry the nonce', () => {
    expect(policy()['script-src']).toEqual(["'self'", "'nonce-abc='"]);
  });

  test('nothing inline, nothing evaluated, no other host', () => {
    expect(contentSecurityPolicy('abc=', false)).not.toMatch(/unsafe|https?:|\*/);
  });

  test('what no directive names is the shop’s own', () => {
    expect(policy()['default-src']).toEqual(["'self'"]);
    expect(policy()['connect-src']).toEqual(["'self'"]);
    expect(policy()['style-src']).toEqual(["'self'"]);
  });

  test('a style in the page is named by its hash', () => {
    expect(contentSecurityPolicy('abc=', false, "'sha256-x='")).toContain("style-src 'self' 'sha256-x=';");
    expect(contentSecurityPolicy('abc=', true, "'sha256-x='")).not.toContain('sha256');
  });

  test('nobody frames the shop, and no form leads away from it', () => {
    expect(policy()['frame-ancestors']).toEqual(["'none'"]);
    expect(policy()['form-action']).toEqual(["'self'"]);
    expect(policy()['base-uri']).toEqual(["'none'"]);
    expect(policy()['object-src']).toEqual(["'none'"]);
    expect(policy()['frame-src']).toEqual(["'none'"]);
  });

  test('an order may lead to those who take the money, and to no other', () => {
    const sources = contentSecurityPolicy('abc=', false, '', ['https://pay.example']).split('; ');
    expect(sources).toContain("form-action 'self' https://pay.example");
    expect(sources).toContain('frame-src https://pay.example');
    expect(sources.filter((directive) => directive.includes('pay.example'))).toHaveLength(2);
  });

  test('who measures may bring a script, and be sent to; nothing else is opened for them', () => {
    const measuring = {
      script: 'https://tags.example/gtm.js?id=GTM-TEST',
      origins: ['https://count.example'],
    };
    const sources = contentSecurityPolicy('abc=', false, '', [], measuring).split('; ');
    expect(sources).toContain("script-src 'self' 'nonce-abc=' https://tags.example");
    expect(sources).toContain("connect-src 'self' https://count.example");
    expect(sources).toContain("img-src 'self' data: https://count.example");
    expect(sources.filter((directive) => directive.includes('.example'))).toHaveLength(3);
  });

  test('a film may be seen where an editor put one, and nowhere else', () => {
    const films = contentSecurityPolicy('abc=', false, '', [], undefined, ['https://player.vimeo.com']);
    expect(films).toContain('frame-src https://player.vimeo.com;');
    expect(films.match(/vimeo/g)).toHaveLength(1);
    expect(contentSecurityPolicy('abc=', false)).toContain("frame-src 'none'");
  });

  test('only the development server may do more', () => {
    expect(policy(true)['style-src']).toContain("'unsafe-inline'");
    expect(policy(true)['script-src']).not.toContain("'unsafe-inline'");
    expect(policy(true)['connect-src']).toContain('ws:');
  });
});

test('every answer forbids guessing at types and tells other hosts little', () => {
  expect(securityHeaders).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(securityHeaders['permissions-policy']).toContain('camera=()');
});

test('strict transport lasts a year at least', () => {
  expect(Number(/max-age=(\d+)/.exec(strictTransport)?.[1])).toBeGreaterThanOrEqual(31_536_000);
});
