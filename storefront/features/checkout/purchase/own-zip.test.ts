import { expect, test } from 'vitest';
import { copyOwnZip } from './own-zip.ts';

/** A form with these fields, as the function reads it. */
function formWith(fields: { zip: string; ownZip: string; elsewhere: boolean }) {
  const inputs: Record<string, { name: string; value: string; checked?: boolean }> = {
    zip: { name: 'zip', value: fields.zip },
    ownZip: { name: 'ownZip', value: fields.ownZip },
    elsewhere: { name: 'elsewhere', value: 'on', checked: fields.elsewhere },
  };
  const form = { elements: { namedItem: (name: string) => inputs[name] ?? null } };
  return { form: form as unknown as HTMLFormElement, zips: () => [inputs.zip?.value, inputs.ownZip?.value] };
}

/** Title, changed field, whether the order is sent elsewhere, `[zip, ownZip]` before and after. */
test.each([
  [
    'a new postal code in the delivery section is copied',
    'zip',
    false,
    ['113 22', '111 22'],
    ['113 22', '113 22'],
  ],
  ['a new one in the buyer’s address is copied', 'ownZip', true, ['111 22', '10115'], ['10115', '10115']],
  ['choosing another address fills the empty field', 'elsewhere', true, ['111 22', ''], ['111 22', '111 22']],
  [
    'choosing the buyer’s address again fills the empty field',
    'elsewhere',
    false,
    ['', '111 22'],
    ['111 22', '111 22'],
  ],
  ['two different postal codes stay', undefined, true, ['111 22', '10115'], ['111 22', '10115']],
] as const)('%s', (_, changed, elsewhere, [zip, ownZip], expected) => {
  const { form, zips } = formWith({ zip, ownZip, elsewhere });
  copyOwnZip(form, changed);
  expect(zips()).toEqual(expected);
});
