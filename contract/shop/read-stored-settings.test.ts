import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStoredSettings } from './read-stored-settings.ts';

const example = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/settings-example.json'), 'utf8')).shop;
const known = readStoredSettings(example());

test('settings of this release are read as they are', () => {
  expect(known).toMatchObject({
    name: 'Lilla Bokhandeln',
    staffMails: { to: ['order@lillabokhandeln.example'] },
  });
});

test('additions of a newer release are left out, and everything else stays', () => {
  const newer = example();
  newer.loyalty = { points: 3 };
  newer.company.register = 'B 12';
  newer.staffMails.about = ['order', 'low-stock', 'payment', 'audit'];
  newer.social.push(
    { name: 'Video', url: 'https://video.example', handle: '@bok' },
    { name: 'Chat', number: 7 },
  );
  newer.theme.colours.glow = { light: '#ffffff' };
  newer.texts.sv.promises = [{ text: 'Öppet köp', icon: 'clock' }];
  expect(readStoredSettings(newer)).toEqual({
    ...known,
    staffMails: { ...known?.staffMails, about: ['order', 'payment'] },
    social: [...(known?.social ?? []), { name: 'Video', url: 'https://video.example' }],
    texts: { ...known?.texts, sv: { ...known?.texts.sv, promises: [] } },
  });
});

test.each([null, undefined, 7, {}, { name: 'Only a name' }])('rejects %j', (stored) => {
  expect(readStoredSettings(stored)).toBeUndefined();
});
