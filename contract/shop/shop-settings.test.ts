import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contrastProblems, DEFAULT_COLOURS } from './colours.ts';
import { explainIssues, shopSettingsSchema } from './shop-settings.ts';

const settings = {
  name: 'Lilla Bokhandeln',
  company: {
    name: 'Lilla Bokhandeln AB',
    organisationNumber: '556000-0000',
    address: ['Storgatan 1', '903 25 Umeå'],
    country: 'SE',
    email: 'hej@lilla.example',
  },
  customerService: { email: 'hej@lilla.example' },
  mail: { sender: { name: 'Lilla Bokhandeln', address: 'hej@lilla.example' } },
};

function problemsOf(changes: object): string[] {
  const result = v.safeParse(shopSettingsSchema, { ...settings, ...changes });
  return result.success ? [] : explainIssues(result.issues);
}

describe('the settings of a shop', () => {
  test('need few fields and have defaults for the others', () => {
    expect(v.parse(shopSettingsSchema, settings)).toEqual({
      ...settings,
      customerService: { ...settings.customerService, phones: {} },
      mediators: {},
      guaranteeNotices: {},
      social: [],
      texts: {},
      theme: { colours: {} },
      branding: {},
      mail: { ...settings.mail, texts: {} },
      staffMails: { to: [], about: ['order', 'withdrawal', 'payment', 'dispute', 'review', 'mail'] },
    });
  });

  test.each([
    [{ name: '' }, 'name: must not be empty'],
    [{ name: 'Bok\r\nBcc: a@b.example' }, 'name: must be one line of plain text'],
    [{ name: 'x'.repeat(61) }, 'name: must be at most 60 characters long'],
    [{ customerService: { email: 'hej' } }, 'customerService.email: must be an e-mail address'],
    [{ customerService: {} }, 'customerService.email: is missing'],
    [{ colour: 'red' }, 'colour: is not a known setting'],
    [{ social: [{ name: 'A', url: 'javascript:alert(1)' }] }, 'social.0.url: must begin with https://'],
    [{ texts: { de: {} } }, 'texts.de: is not a known setting'],
    [{ theme: { serif: 'x;}body{' } }, 'theme.serif: must be names of fonts with commas between'],
    [
      { theme: { colours: { ink: { light: 'red', dark: '#ffffff' } } } },
      'theme.colours.ink.light: must be a colour such as #a23a26',
    ],
  ])('%j is explained', (changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem]);
  });
});

describe('colours', () => {
  test('of the design are readable', () => {
    expect(contrastProblems({})).toEqual([]);
  });

  test('that are hard to read are rejected in both modes', () => {
    const accent = { light: '#f0a0a0', dark: '#401010' };
    expect(problemsOf({ theme: { colours: { accent } } })).toContain(
      'theme.colours: accent on paper has a contrast of 1.9 in light mode; at least 4.5 is needed.',
    );
    expect(contrastProblems({ accent }).join()).toContain('in dark mode');
    expect(contrastProblems({ ink: DEFAULT_COLOURS.paper })).not.toEqual([]);
  });
});
