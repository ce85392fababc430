import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Paragraphs } from './paragraphs.tsx';

const text = '* * *\n\nDet var en natt.\n \n* * *\n\n';

test('empty lines separate paragraphs', () => {
  expect(renderToStaticMarkup(createElement(Paragraphs, { text }))).toBe(
    '<p>* * *</p><p>Det var en natt.</p><p>* * *</p>',
  );
});

test('repeated paragraphs have distinct keys: React may keep an element with a duplicate key on the next page', () => {
  const keys = Paragraphs({ text }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});
