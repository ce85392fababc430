import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_COLOURS } from '#contract/shop/colours.ts';
import { CHANNEL_THEMES } from './channel-themes.ts';
import { themeCss } from './theme-css.ts';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

describe.each(Object.entries(CHANNEL_THEMES))('the theme of channel %s', (_, theme) => {
  test('has only known tokens and valid values', () => {
    for (const [name, value] of Object.entries(theme)) {
      expect(tokens).toContain(`--${name}: `);
      expect(themeCss(theme)).toContain(`--${name}:${value}`);
    }
  });
});

test('the default colours of the contract are those of the tokens', () => {
  for (const [name, { light, dark }] of Object.entries(DEFAULT_COLOURS))
    expect(tokens).toContain(`--${name}: light-dark(${light}, ${dark});`);
});

test('options that cannot be chosen have the colour whose contrast is checked, and are not transparent', () => {
  const folder = join(import.meta.dirname, '..');
  const rules = globSync('**/*.module.css', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map((rule) => ({
      selector: rule[1]?.trim() ?? '',
      declarations: rule[2] ?? '',
    })),
  );
  const blocked = rules.filter(({ selector }) =>
    /^\S+\[data-(blocked|disabled)\]|(input|option):disabled/.test(selector),
  );
  expect(blocked.length).toBeGreaterThan(3);
  for (const { selector, declarations } of blocked) {
    expect(declarations, selector).not.toContain('opacity');
    expect(/(?<!-)color: ([^;]+)/.exec(declarations)?.[1] ?? 'var(--ink-soft)', selector).toBe(
      'var(--ink-soft)',
    );
  }
});

describe('themeCss', () => {
  test('sets the variables on the root', () => {
    expect(themeCss({ ink: '#123', radius: '1rem' })).toBe(':root{--ink:#123;--radius:1rem}');
    expect(themeCss({})).toBe('');
  });

  test.each([
    'red;} body{display:none',
    '</style><script>alert(1)</script>',
    'url(https://evil.example/x)',
    'URL ( "//evil.example" )',
    'image-set("x.png" 1x)',
    'red/*',
    '"open',
    "'open",
    'rgb(1 2 3',
    'red)',
    '\\75rl(x)',
    '@import "x"',
    '',
    'x'.repeat(201),
  ])('leaves out %j', (value) => {
    expect(themeCss({ ink: value, radius: '1rem' })).toBe(':root{--radius:1rem}');
  });

  test.each(['--ink', 'Ink', 'a b', '', 'ink:red;x', '__proto__'])('leaves out the name %j', (name) => {
    expect(themeCss(Object.fromEntries([[name, 'red']]))).toBe('');
  });

  test('any input gives at most one rule', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (theme) => {
        expect(themeCss(theme)).toMatch(/^(:root\{[^{}<>@\\]*\})?$/);
      }),
    );
  });
});
