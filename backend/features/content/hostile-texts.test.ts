import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { HTML_SETTINGS, type WidgetName } from '#contract/widget-settings.ts';
import { EVERY_WIDGET, PICTURES, withEachText } from './every-widget.fixture.ts';
import { HOSTILE_TEXTS } from './hostile-texts.fixture.ts';
import { type ReadWidget, readWidget, type Settings } from './read-widget.ts';
import { sanitiseCss } from './sanitise-css.ts';
import { sanitiseHtml } from './sanitise-html.ts';

interface Element {
  type: string;
  name?: string;
  attribs?: Record<string, string>;
  children?: Element[];
}

/** Says in its own words what runs, frames or calls elsewhere: not by the list of what is let through. */
function dangersIn(html: string): string[] {
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
      if (/^(href|src|action|data|background|xlink:href|poster)$/.test(key) && !isSafeAddress(value))
        dangers.push(`${key}=${value}`);
    }
    for (const child of children) visit(child);
  };
  for (const node of parseDocument(html).children as unknown as Element[]) visit(node);
  return dangers;
}

function isSafeAddress(value: string): boolean {
  const url = new URL(value, 'https://kvarto.example/page');
  return (
    /^(https|mailto|tel):$/.test(url.protocol) &&
    (value.startsWith('https://') || url.host === 'kvarto.example' || url.host === '')
  );
}

function addressesIn(value: unknown, found: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, one] of Object.entries(value)) {
    if (/^(href|url|stylesheet)$/.test(key) && typeof one === 'string' && one !== '') found.push(one);
    else if (/^filename/.test(key)) expect(one).toMatch(/^$|^[\w-]+\.(jpg|png|webp|avif)$/);
    else addressesIn(one, found);
  }
  return found;
}

function expectHarmless(name: WidgetName, { configuration, style }: ReadWidget): void {
  for (const setting of HTML_SETTINGS[name] ?? [])
    expect(dangersIn(String(configuration[setting]))).toEqual([]);
  const read: Settings = { ...configuration };
  if (name === 'JSON') read.json = JSON.parse(String(configuration.json));
  for (const address of addressesIn(read)) expect([address, isSafeAddress(address)]).toEqual([address, true]);
  expect(read.classNames).toMatch(/^[\w -]*$/);
  expect(JSON.stringify(read)).not.toContain('service@kvarto.example');
  if (style) expect(style.css).not.toMatch(/url\(|@import|@font|expression|evil|fixed|<|\\|image-set/i);
}

test('There are more than a hundred of them, and most are seen to be dangerous', () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(100);
  expect(HOSTILE_TEXTS.filter((text) => dangersIn(text).length > 0).length).toBeGreaterThan(100);
});

describe.each(EVERY_WIDGET)('%s %#', (name, settings) => {
  test('is read as it stands', () => {
    expect(readWidget(name, settings, PICTURES)).toHaveProperty('configuration');
  });

  test('lets nothing run in any of its texts', () => {
    let shown = 0;
    for (const text of HOSTILE_TEXTS)
      for (const { settings: hostile } of withEachText(settings, text)) {
        const read = readWidget(name, hostile, PICTURES);
        // One that does not fit its schema is not shown at all.
        if (Array.isArray(read)) continue;
        shown++;
        expectHarmless(name, read);
      }
    expect(shown).toBeGreaterThan(HOSTILE_TEXTS.length);
  });
});

describe('HTML of editors', () => {
  test.each(['rich', 'free'] as const)('has nothing in it that runs (%s)', (extent) => {
    for (const text of HOSTILE_TEXTS)
      for (const html of [text, `<p>${text}</p>`, `<p title='${text}'>words</p>`, `<td>${text}`])
        expect([html, dangersIn(sanitiseHtml(html, extent, PICTURES).html)]).toEqual([html, []]);
  });

  test('comes out as it went in when it does what editors do', () => {
    const html = [
      '<h2 id="section-returns">Returns</h2>',
      '<p class="lead">Send it <strong>back</strong> within <a href="/kopvillkor#section-time">14 days</a>.</p>',
      '<ul><li>One</li><li><a href="mailto:hej@kvarto.example">Two</a></li></ul>',
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">B</td></tr></tbody></table>',
      '<figure><img src="/images/pagewidget/800w/shelf.jpg" alt="A shelf" /><figcaption>So</figcaption></figure>',
    ].join('\n');
    expect(sanitiseHtml(html, 'rich')).toEqual({ html, dropped: [] });
  });

  test('has none of the classes by which the shop styles its own', () => {
    const classes = ['consent-panel', 'content-0123456789abcdef', 'visually-hidden', 'Consent-panel'];
    for (const name of classes)
      expect(sanitiseHtml(`<p class="tip ${name}">a</p>`, 'free')).toEqual({
        html: '<p>a</p>',
        dropped: ['class'],
      });
    expect(sanitiseHtml('<p class="tip">a</p>', 'free').html).toBe('<p class="tip">a</p>');
  });

  test('says what it leaves out', () => {
    const { html, dropped } = sanitiseHtml(
      '<p onclick="x" style="y">a<script>b</script><font>c</font></p>',
      'rich',
    );
    expect({ html, dropped }).toEqual({
      html: '<p>ac</p>',
      dropped: ['onclick', 'style', '<script>', '<font>'],
    });
  });

  test('has links that tell pages elsewhere nothing', () => {
    expect(sanitiseHtml('<a href="https://a.example/x">b</a>', 'rich').html).toBe(
      '<a href="https://a.example/x" rel="noopener">b</a>',
    );
  });

  test('has pictures of the shop alone, with room kept for them', () => {
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

describe('CSS of editors', () => {
  test('styles the widget it came with and nothing else', () => {
    const { css, scope } =
      sanitiseCss('h2, .tip > p { color: red; margin: 0 }\n@media (width > 40em) { p { top: 0 } }') ?? {};
    expect(css).toBe(
      `.${scope} h2, .${scope} .tip > p { color: red; margin: 0 }\n@media (width > 40em) { .${scope} p { top: 0 } }`,
    );
  });

  test.each([
    'a{font-family:"x\n" /*\n}body{color:blue}*/,serif;margin:0}',
    'a{font-family:"x}body{color:blue}",serif;margin:0}',
    'a{/*}body{color:blue}*/margin/*}body{color:blue}*/:/*}body{color:blue}*/0/*}body{color:blue}*/}',
    'a/*{}body{color:blue}*/{margin:\n0}',
    'a{margin:0;color:rgb(1 2 3}',
    'a{margin:0;--x:/*}body{color:blue}*/red}',
  ])('ends no rule earlier for a browser than for the shop: %#', (text) => {
    const { css = '', scope } = sanitiseCss(text) ?? {};
    if (css !== '') expect(css).toMatch(new RegExp(`^\\.${scope} a \\{ margin: 0(; --x: red)? \\}$`));
  });

  test('keeps whole strings, and what stands on lines of its own', () => {
    const { css, scope } = sanitiseCss('a[title="b"]\n>\np{font-family:\n"Iowan Old Style",\n serif}') ?? {};
    expect(css).toBe(`.${scope} a[title="b"] > p { font-family: "Iowan Old Style", serif }`);
  });

  test('is nothing where there is none', () => {
    expect(sanitiseCss('  ')).toBeUndefined();
  });
});
