import { expect, test } from 'vitest';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import { readRequest } from '../http/read-request.ts';
import type { PageVisit } from './identify-visit.ts';
import { createKnownVisits } from './known-visits.ts';

const sources = [[], {}];
const known = { key: 'se|sv|/', localeScope: { locale: 'sv' } } as const;

function requestWith(headers: Record<string, string> = {}, url = '/') {
  const incoming = { method: 'GET', url, headers: { host: 'shop.test', ...headers }, socket: {} };
  return readRequest(incoming as never, { PUBLIC_URL: undefined, TRUSTED_PROXIES: 0 });
}

function visitWith(cookies: Record<string, string> = {}, changes: Partial<PageVisit> = {}): PageVisit {
  return {
    kind: 'visit',
    url: new URL('http://shop.test/'),
    basename: '/',
    shopper: {
      locale: 'sv',
      market: 'se',
      customerType: 'PERSON',
      vatIncluded: true,
      channelId: '1|se',
      origin: 'http://shop.test',
      shop: sampleShopFacts,
    },
    cookies: new Map(Object.entries(cookies)),
    isSecure: false,
    isPost: false,
    isPersonal: false,
    ...changes,
  };
}

function visitsAfter(request = requestWith(), visit = visitWith()) {
  const visits = createKnownVisits();
  visits.find(request, sources);
  visits.remember(request, visit, known.key);
  return visits;
}

test('an equal request has the same visit', () => {
  expect(visitsAfter().find(requestWith(), sources)).toEqual(known);
});

test.each([
  ['path', requestWith({}, '/en')],
  ['query', requestWith({}, '/?page=2')],
  ['host', requestWith({ host: 'other.test' })],
  ['cookies', requestWith({ cookie: 'kvarto-selected-market=dk' })],
  ['languages', requestWith({ 'accept-language': 'da' })],
  ['previous site', requestWith({ 'sec-fetch-site': 'cross-site' })],
])('a request with another %s is resolved again', (_, request) => {
  expect(visitsAfter().find(request, sources)).toBeUndefined();
});

test('a change of the markets or of the settings forgets all visits', () => {
  const visits = visitsAfter();
  expect(visits.find(requestWith(), [[], {}])).toBeUndefined();
  expect(visits.find(requestWith(), sources)).toBeUndefined();
});

test.each([
  ['session', visitWith({ 'kvarto-auth': 'token' })],
  ['session that can be renewed', visitWith({ 'kvarto-auth-refresh': 'token' })],
  ['session on https', visitWith({ '__Host-kvarto-auth': 'token' }, { isSecure: true })],
  ['rest of an ended session', visitWith({ 'kvarto-user': 'Anna' })],
  ['personal page', visitWith({}, { isPersonal: true })],
  ['form', visitWith({}, { isPost: true })],
])('a visit with a %s is not remembered', (_, visit) => {
  expect(visitsAfter(requestWith(), visit).find(requestWith(), sources)).toBeUndefined();
});

test('the oldest visits are forgotten, and long requests are not remembered', () => {
  const visits = visitsAfter();
  for (let index = 0; index < 1_000; index++) {
    const request = requestWith({}, `/?page=${index}`);
    visits.remember(request, visitWith(), known.key);
  }
  expect(visits.find(requestWith(), sources)).toBeUndefined();
  expect(visits.find(requestWith({}, '/?page=999'), sources)).toEqual(known);
  const long = requestWith({ cookie: 'x'.repeat(3_000) });
  visits.remember(long, visitWith(), known.key);
  expect(visits.find(long, sources)).toBeUndefined();
});
