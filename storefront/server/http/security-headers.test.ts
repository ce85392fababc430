import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, STRICT_TRANSPORT_SECURITY, securityHeaders } from './security-headers.ts';

const policy = (isDevelopment = false) =>
  Object.fromEntries(
    contentSecurityPolicy({ nonce: 'abc=', isDevelopment })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

describe('the policy of a page', () => {
  test('allows scripts of the shop and with the nonce', () => {
    expect(policy()['script-src']).toEqual(["'self'", "'nonce-abc='"]);
  });

  test('allows nothing inline, no eval, no other host', () => {
    expect(contentSecurityPolicy({ nonce: 'abc=' })).not.toMatch(/unsafe|https?:|\*/);
  });

  test('defaults to the shop’s origin', () => {
    expect(policy()['default-src']).toEqual(["'self'"]);
    expect(policy()['connect-src']).toEqual(["'self'"]);
    expect(policy()['style-src']).toEqual(["'self'"]);
  });

  test('allows the theme by its hash', () => {
    const styled = { nonce: 'abc=', styleSource: "'sha256-x='" };
    expect(contentSecurityPolicy(styled)).toContain("style-src 'self' 'sha256-x=';");
    expect(contentSecurityPolicy({ ...styled, isDevelopment: true })).not.toContain('sha256');
  });

  test('forbids framing the shop and forms to other hosts', () => {
    expect(policy()['frame-ancestors']).toEqual(["'none'"]);
    expect(policy()['form-action']).toEqual(["'self'"]);
    expect(policy()['base-uri']).toEqual(["'none'"]);
    expect(policy()['object-src']).toEqual(["'none'"]);
    expect(policy()['frame-src']).toEqual(["'none'"]);
  });

  test('allows forms and iframes of payment providers only', () => {
    const sources = contentSecurityPolicy({ nonce: 'abc=', paymentOrigins: ['https://pay.example'] }).split(
      '; ',
    );
    expect(sources).toContain("form-action 'self' https://pay.example");
    expect(sources).toContain('frame-src https://pay.example');
    expect(sources.filter((directive) => directive.includes('pay.example'))).toHaveLength(2);
  });

  test('allows script, connections and images of the tag manager only', () => {
    const tagManager = {
      script: 'https://tags.example/gtm.js?id=GTM-TEST',
      origins: ['https://count.example'],
    };
    const sources = contentSecurityPolicy({ nonce: 'abc=', tagManager }).split('; ');
    expect(sources).toContain("script-src 'self' 'nonce-abc=' https://tags.example");
    expect(sources).toContain("connect-src 'self' https://count.example");
    expect(sources).toContain("img-src 'self' data: https://count.example");
    expect(sources.filter((directive) => directive.includes('.example'))).toHaveLength(3);
  });

  test('allows embedded videos of the page only', () => {
    const embedOrigins = ['https://player.vimeo.com'];
    const withVideo = contentSecurityPolicy({ nonce: 'abc=', embedOrigins });
    expect(withVideo).toContain('frame-src https://player.vimeo.com;');
    expect(withVideo.match(/vimeo/g)).toHaveLength(1);
    expect(contentSecurityPolicy({ nonce: 'abc=' })).toContain("frame-src 'none'");
  });

  test('is looser in development', () => {
    expect(policy(true)['style-src']).toContain("'unsafe-inline'");
    expect(policy(true)['script-src']).not.toContain("'unsafe-inline'");
    expect(policy(true)['connect-src']).toContain('ws:');
  });
});

test('security headers forbid sniffing and limit the referrer', () => {
  expect(securityHeaders).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(securityHeaders['permissions-policy']).toContain('camera=()');
});

test('HSTS lasts at least a year', () => {
  expect(Number(/max-age=(\d+)/.exec(STRICT_TRANSPORT_SECURITY)?.[1])).toBeGreaterThanOrEqual(31_536_000);
});
