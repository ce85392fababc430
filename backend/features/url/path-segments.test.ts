import { describe, expect, test } from 'vitest';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { pathSegments } from './path-segments.ts';

const swedish = scope('sv-SE', false);
const english = scope('en-GB', false);
const danishMarket = scope('da-DK', true);

function scope(id: string, marketInPath: boolean): Scope {
  return { language: { id }, market: { alias: 'dk' }, marketInPath } as Scope;
}

describe('The segments of a path', () => {
  test.each<[string, Scope, string[]]>([
    ['/c/skonlitteratur/klassiker', swedish, ['c', 'skonlitteratur', 'klassiker']],
    ['/en/c/fiction', english, ['c', 'fiction']],
    ['/c/fiction', english, ['c', 'fiction']],
    ['/dk/da/c/romaner', danishMarket, ['c', 'romaner']],
    ['/en/c/fiction', swedish, ['en', 'c', 'fiction']],
    ['/enskild', english, ['enskild']],
    ['/en', english, []],
    ['/', swedish, []],
    ['', swedish, []],
    ['/c/a/?page=2', swedish, ['c', 'a']],
    ['/c/a#b/c', swedish, ['c', 'a']],
    ['/c//a///', swedish, ['c', 'a']],
    ['/b/sm%C3%A5', swedish, ['b', 'små']],
    ['/b/a%2Fb', swedish, ['b', 'a/b']],
    ['/b/%E0%A4%A', swedish, ['b', '%E0%A4%A']],
    ['https://elsewhere.example/c/a', swedish, []],
    ['c/a', swedish, []],
  ])('of %s', (url, urlScope, segments) => {
    expect(pathSegments(url, urlScope)).toEqual(segments);
  });
});
