import { expect, test } from 'vitest';
import { unpackLoaderData } from '#storefront/browser/unpack-state.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import { pageStateJson } from './page-state.ts';

const shopper = {
  locale: 'sv',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1|se',
  origin: 'https://kvarto.example',
  shop: sampleShopFacts,
} as const;
type Context = Parameters<typeof pageStateJson>[0];

function stateOf(changes: Partial<Context>, hasSubscriptions = false) {
  const context = { loaderData: {}, actionData: null, errors: null, ...changes };
  const json = pageStateJson(context, shopper, hasSubscriptions);
  const state = JSON.parse(json);
  return { json, ...state, loaderData: unpackLoaderData(state.loaderData) };
}

const menus = { main: [{ label: 'Böcker', url: '/c/bocker' }] };

test('the browser reads the data of every loader', () => {
  const loaderData = {
    root: { menus, customer: null, cartCount: 2 },
    'default-layout': null,
    list: { products: [{ name: 'Jerusalem' }, { name: 'Gösta Berlings saga' }] },
  };
  expect(stateOf({ loaderData })).toMatchObject({ loaderData, shopper: { market: 'se' }, actionData: null });
});

test('data that pages share is the same in the next page', () => {
  const first = stateOf({ loaderData: { root: { menus } } });
  expect(stateOf({ loaderData: { root: { menus } } }).json).toBe(first.json);
});

test('the state has only the status of errors', () => {
  const notFound = { status: 404, statusText: '', internal: false, data: 'secret' };
  const errors = { list: notFound, root: new Error('secret') };
  const { json, ...state } = stateOf({ errors });
  expect(state.errors).toEqual({ list: { status: 404 }, root: { status: 500 } });
  expect(json).not.toContain('secret');
});

test('the state says whether the page may open a websocket', () => {
  expect(stateOf({}, true).hasSubscriptions).toBe(true);
  expect(stateOf({}).hasSubscriptions).toBeUndefined();
});

test('the state cannot end its script element', () => {
  const evil = '</script><script>alert("1")</script><!--\u2028';
  const loaderData = { root: { menus: { [evil]: evil } }, [evil]: { [evil]: [evil] } };
  const { json, ...state } = stateOf({ loaderData, actionData: { form: evil } });
  expect(json).not.toMatch(/[<\u2028]/);
  expect(state).toMatchObject({ loaderData, actionData: { form: evil } });
});
