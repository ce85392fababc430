import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { HTML_SETTINGS, type WidgetName } from '#contract/content/widget-settings.ts';
import { ALL_WIDGETS, PICTURES, withEachText } from '../page/all-widgets.fixture.ts';
import { type PreparedWidget, prepareWidget, type Settings } from '../page/prepare-widget.ts';
import { HOSTILE_TEXTS } from './hostile-texts.fixture.ts';
import { sanitiseCss } from './sanitise-css.ts';
import { sanitiseHtml } from './sanitise-html.ts';

interface Element {
  type: string;
  name?: string;
  attribs?: Record<string, string>;
  children?: Element[];
}

/** Finds dangerous markup by a deny list, independently of the allow list under test. */
function findDangers(html: string): string[] {
  const dangers: string[] = [];
  const visit = ({ type, name = '', attribs = {}, children = [] }: Element) => {
    if (['script', 'style', 'comment', 'directive', 'cdata'].includes(type)) dangers.push(type);
    if (
      /^(script|style|iframe|object|embed|svg|math|form|input|button|base|link|meta|template|noscript)$/.test(
        name,
      )
    )
      dangers.push(`<${name}>`);
    for (const [key, value] of Object.entries(attribs)) {
      if (/^on|^style$|^srcdoc$|^formaction$|^name$|^is$/.test(key)) dangers.push(`${key}=`);
      if (key === 'id' && !value.startsWith('section-')) dangers.push(`id=${value}`);
      if (/^(href|src|action|data|background|xlink:href|poster)$/.test(key) && !isSafeUrl(value))
        dangers.push(`${key}=${value}`);
    }
    for (const child of children) visit(child);
  };
  for (const node of parseDocument(html).children as unknown as Element[]) visit(node);
  return dangers;
}

function isSafeUrl(value: string): boolean {
  const url = new URL(value, 'https://kvarto.example/page');
  return (
    /^(https|mailto|tel):$/.test(url.protocol) &&
    (value.startsWith('https://') || url.host === 'kvarto.example' || url.host === '')
  );
}

function findUrls(value: unknown, found: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, entry] of Object.entries(value)) {
    if (/^(href|url|stylesheet)$/.test(key) && typeof entry === 'string' && entry !== '') found.push(entry);
    else if (/^filename/.test(key)) expect(entry).toMatch(/^$|^[\w-]+\.(jpg|png|webp|avif)$/);
    else findUrls(entry, found);
  }
  return found;
}

function expectSafe(name: WidgetName, { configuration, style }: PreparedWidget): void {
  for (const setting of HTML_SETTINGS[name]) expect(findDangers(String(configuration[setting]))).toEqual([]);
  const settings: Settings = { ...configuration };
  if (name === 'JSON') settings.json = JSON.parse(String(configuration.json));
  for (const url of findUrls(settings)) expect([url, isSafeUrl(url)]).toEqual([url, true]);
  expect(settings.classNames).toMatch(/^[\w -]*$/);
  expect(JSON.stringify(settings)).not.toContain('service@kvarto.example');
  if (style) expect(style.css).not.toMatch(/url\(|@import|@font|expression|evil|fixed|<|\\|image-set/i);
}

test('The fixture has more than a hundred texts that the deny list recognises as dangerous', () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(100);
  expect(HOSTILE_TEXTS.filter((text) => findDangers(text).length > 0).length).toBeGreaterThan(100);
});

describe.each(ALL_WIDGETS)('%s %#', (name, settings) => {
  test('is valid', () => {
    expect(prepareWidget(name, settings, PICTURES)).toHaveProperty('configuration');
  });

  test('is safe with an attack in any of its texts', () => {
    let validWidgets = 0;
    for (const text of HOSTILE_TEXTS)
      for (const { settings: hostile } of withEachText(settings, text)) {
        const widget = prepareWidget(name, hostile, PICTURES);
        // An invalid widget is not displayed at all.
        if (Array.isArray(widget)) continue;
        validWidgets++;
        expectSafe(name, widget);
      }
    expect(validWidgets).toBeGreaterThan(HOSTILE_TEXTS.length);
  });
});

describe('Sanitised HTML', () => {
  test.each(['rich', 'free'] as const)('contains no dangerous markup (%s)', (profile) => {
    for (const text of HOSTILE_TEXTS)
      for (const html of [text, `<p>${text}</p>`, `<p title='${text}'>words</p>`, `<td>${text}`])
        expect([html, findDangers(sanitiseHtml(html, profile, PICTURES).html)]).toEqual([html, []]);
  });

  test('is unchanged for normal text', () => {
    const html = [
      '<h2 id="section-returns">Returns</h2>',
      '<p class="lead">Send it <strong>back</strong> within <a href="/kopvillkor#section-time">14 days</a>.</p>',
      '<ul><li>One</li><li><a href="mailto:hej@kvarto.example">Two</a></li></ul>',
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">B</td></tr></tbody></table>',
      '<figure><img src="/images/pagewidget/800w/shelf.jpg" alt="A shelf" /><figcaption>So</figcaption></figure>',
    ].join('\n');
    expect(sanitiseHtml(html, 'rich')).toEqual({ html, dropped: [] });
  });

  test('has none of the classes of the shop’s own elements', () => {
    const classes = ['consent-panel', 'content-0123456789abcdef', 'visually-hidden', 'Consent-panel'];
    for (const name of classes)
      expect(sanitiseHtml(`<p class="tip ${name}">a</p>`, 'free')).toEqual({
        html: '<p>a</p>',
        dropped: ['class'],
      });
    expect(sanitiseHtml('<p class="tip">a</p>', 'free').html).toBe('<p class="tip">a</p>');
  });

  test('lists what was removed', () => {
    const { html, dropped } = sanitiseHtml(
      '<p onclick="x" style="y">a<script>b</script><font>c</font></p>',
      'rich',
    );
    expect({ html, dropped }).toEqual({
      html: '<p>ac</p>',
      dropped: ['onclick', 'style', '<script>', '<font>'],
    });
  });

  test('has external links with rel=noopener', () => {
    expect(sanitiseHtml('<a href="https://a.example/x">b</a>', 'rich').html).toBe(
      '<a href="https://a.example/x" rel="noopener">b</a>',
    );
  });

  test('has only pictures of the shop, with their size', () => {
    const { html } = sanitiseHtml(
      '<img src="shelf.jpg" alt="x"><img src="gone.jpg" alt="y">',
      'rich',
      PICTURES,
    );
    expect(html).toBe(
      '<img alt="x" src="/images/pagewidget/1200w/shelf--abcdef012345.jpg" loading="lazy" width="1600" height="900" />',
    );
  });
});

describe('Sanitised CSS', () => {
  test('is restricted to its widget', () => {
    const { css, className } =
      sanitiseCss('h2, .tip > p { color: red; margin: 0 }\n@media (width > 40em) { p { top: 0 } }') ?? {};
    expect(css).toBe(
      `.${className} h2, .${className} .tip > p { color: red; margin: 0 }\n@media (width > 40em) { .${className} p { top: 0 } }`,
    );
  });

  test.each([
    'a{font-family:"x\n" /*\n}body{color:blue}*/,serif;margin:0}',
    'a{font-family:"x}body{color:blue}",serif;margin:0}',
    'a{/*}body{color:blue}*/margin/*}body{color:blue}*/:/*}body{color:blue}*/0/*}body{color:blue}*/}',
    'a/*{}body{color:blue}*/{margin:\n0}',
    'a{margin:0;color:rgb(1 2 3}',
    'a{margin:0;--x:/*}body{color:blue}*/red}',
  ])('cannot end a rule early in a browser: %#', (text) => {
    const { css = '', className } = sanitiseCss(text) ?? {};
    if (css !== '') expect(css).toMatch(new RegExp(`^\\.${className} a \\{ margin: 0(; --x: red)? \\}$`));
  });

  test('keeps complete strings and values on several lines', () => {
    const { css, className } =
      sanitiseCss('a[title="b"]\n>\np{font-family:\n"Iowan Old Style",\n serif}') ?? {};
    expect(css).toBe(`.${className} a[title="b"] > p { font-family: "Iowan Old Style", serif }`);
  });

  test('is undefined for an empty text', () => {
    expect(sanitiseCss('  ')).toBeUndefined();
  });
});
