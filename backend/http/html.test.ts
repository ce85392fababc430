import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { constantHtml, html, inlineStyle } from './html.ts';

test('escapes interpolated values in texts and attributes', () => {
  const value = `<b title="x">&'</b>`;
  const escaped = '&lt;b title=&quot;x&quot;&gt;&amp;&#39;&lt;/b&gt;';
  expect(html`<p id="${value}">${value}</p>`.markup).toBe(`<p id="${escaped}">${escaped}</p>`);
});

test('inserts HTML, lists of it, and constant markup as they are', () => {
  const items = ['a', '<'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${constantHtml('<hr>')}${0}`.markup).toBe(
    '<ul><li>a</li><li>&lt;</li></ul><hr>0',
  );
});

test('names the hash of an inline style for the content security policy', () => {
  const css = 'a>b{color:inherit}';
  const { element, source } = inlineStyle(css);
  expect(element.markup).toBe(`<style>${css}</style>`);
  expect(source).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
});
