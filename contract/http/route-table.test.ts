import { describe, expect, test } from 'vitest';
import { createRouteTable } from './route-table.ts';

const table = createRouteTable([
  { method: 'POST', pattern: '/graphql', handler: 'graphql' },
  { method: 'GET', pattern: '/orders/:id', handler: 'show order' },
  { method: ['POST', 'PUT'], pattern: '/orders/:id', handler: 'change order' },
  { method: 'GET', pattern: '/orders/:id/lines/:index', handler: 'show line' },
  { method: 'GET', pattern: '/orders/new', handler: 'new order', isPrivate: true },
  { method: 'GET', pattern: '/images/*', handler: 'image' },
  { method: '*', pattern: '/echo.txt', handler: 'echo' },
  { method: 'GET', pattern: '/styles/:name.css', handler: 'style' },
  { method: 'GET', pattern: '/pages/*', handler: 'page' },
  { method: 'GET', pattern: '/pages/:name', handler: 'never reached' },
]);

function match(method: string, path: string) {
  const found = table.match(method, path);
  return 'route' in found ? { handler: found.route.handler, params: found.params } : found;
}

describe('finding a route', () => {
  test.each([
    ['POST', '/graphql', 'graphql', {}],
    ['GET', '/orders/7', 'show order', { id: '7' }],
    ['PUT', '/orders/7', 'change order', { id: '7' }],
    ['GET', '/orders/7/lines/2', 'show line', { id: '7', index: '2' }],
    ['GET', '/images/a/b.webp', 'image', { '*': 'a/b.webp' }],
    ['GET', '/images/', 'image', { '*': '' }],
    ['DELETE', '/echo.txt', 'echo', {}],
    ['GET', '/styles/a-b.css', 'style', { name: 'a-b' }],
  ])('%s %s', (method, path, handler, params) => {
    expect(match(method, path)).toEqual({ handler, params });
  });

  test('an exact path comes before a pattern that is declared earlier', () => {
    expect(match('GET', '/orders/new')).toEqual({ handler: 'new order', params: {} });
  });

  test('patterns are tried in the declared order', () => {
    expect(match('GET', '/pages/home')).toEqual({ handler: 'page', params: { '*': 'home' } });
  });

  test('GET serves HEAD', () => {
    expect(match('HEAD', '/orders/7')).toEqual({ handler: 'show order', params: { id: '7' } });
  });

  test('further columns are part of the matched row', () => {
    expect(table.match('GET', '/orders/new')).toMatchObject({ route: { isPrivate: true } });
  });

  test('parameters keep their percent-encoding', () => {
    expect(match('GET', '/orders/a%2Fb')).toEqual({ handler: 'show order', params: { id: 'a%2Fb' } });
  });
});

describe('finding no route', () => {
  test.each([
    '/',
    '/orders',
    '/orders/',
    '/orders/7/',
    '/images',
    '/graphql/',
    '/echoXtxt',
    '/styles/a.js',
    '/styles/aXcss',
    '/orders/:id/lines',
  ])('%s is not found', (path) => expect(match('GET', path)).toEqual({ status: 404 }));

  test('a known path with another method lists the allowed methods of all its rows', () => {
    expect(match('DELETE', '/orders/7')).toEqual({ status: 405, allow: ['GET', 'HEAD', 'POST', 'PUT'] });
    expect(match('HEAD', '/graphql')).toEqual({ status: 405, allow: ['POST'] });
  });

  test('an exact path decides, even if a pattern has the method', () => {
    expect(match('POST', '/orders/new')).toEqual({ status: 405, allow: ['GET', 'HEAD'] });
  });
});

describe('declaring routes', () => {
  test.each(['health', '/a*', '/a/*/b', '/:', '/a:b', '//'])('rejects the pattern %s', (pattern) => {
    expect(() => createRouteTable([{ method: 'GET', pattern, handler: 1 }])).toThrow(pattern);
  });

  test('rejects two rows for the same method and pattern', () => {
    const row = { method: ['GET', 'POST'], pattern: '/a', handler: 1 };
    expect(() => createRouteTable([row, { ...row, method: 'POST' }])).toThrow('Two routes for POST /a');
  });
});
