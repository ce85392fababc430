import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test.each([
  ['Gösta Berlings saga', 'Selma Lagerlöf', 'Gösta Berlings saga – Selma Lagerlöf'],
  ['Dikter av Karin Boye (Bonniers)', 'Karin Boye', 'Dikter av Karin Boye (Bonniers)'],
  ['KARIN BOYE: runot', 'Karin Boye', 'KARIN BOYE: runot'],
  ['Bibeln', null, 'Bibeln'],
  ['Bibeln', '', 'Bibeln'],
  [null, 'Karin Boye', 'Karin Boye'],
  [undefined, undefined, ''],
])('joins the title %j and the author %j to %j', (title, author, expected) => {
  expect(pageTitle(title, author)).toBe(expected);
});
