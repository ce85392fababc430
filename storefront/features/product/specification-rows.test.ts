import { expect, test } from 'vitest';
import { specificationRows } from './specification-rows.ts';

const parameter = (name: string | null, value: string | null, show = true) => ({
  name,
  value,
  show,
  identifier: name,
});

test('contains visible parameters, joins several values and leaves out empty groups', () => {
  const groups = [
    {
      parameterGroupId: 1,
      name: 'About',
      parameters: [
        parameter('Format', 'Hardback'),
        parameter('Pages', '200'),
        parameter('Format', 'E-book'),
        parameter('Subject', 'sea', false),
        parameter('Series', ''),
        parameter(null, 'x'),
        null,
      ],
    },
    { parameterGroupId: 2, name: 'Hidden', parameters: [parameter('Subject', 'sea', false)] },
    { parameterGroupId: 3, name: 'Empty', parameters: null },
    null,
  ];
  expect(specificationRows(groups)).toEqual([
    {
      id: 1,
      name: 'About',
      rows: [
        { name: 'Format', value: 'Hardback, E-book' },
        { name: 'Pages', value: '200' },
      ],
    },
  ]);
  expect(specificationRows(null)).toEqual([]);
});
