import { describe, expect, test } from 'vitest';
import { readContentArguments } from './content-arguments.ts';
import { UsageError } from './usage-error.ts';

describe('The arguments of content', () => {
  test.each([
    [['list'], { name: 'list' }],
    [['export', 'out'], { name: 'export', folder: 'out', key: undefined, isPublishedWanted: false }],
    [['export', 'out', 'about', '--published'], { key: 'about', isPublishedWanted: true }],
    [['import', 'a.json', 'b.json'], { files: ['a.json', 'b.json'], isPublished: false, isDryRun: false }],
    [['import', 'a.json', '--publish', '--dry-run'], { isPublished: true, isDryRun: true }],
    [['preview', 'about'], { key: 'about', hours: 24 }],
    [['schedule', 'about', '--from=none'], { times: { from: null } }],
    [['schedule', 'about', '--to=2026-11-27T00:00Z'], { times: { to: '2026-11-27T00:00Z' } }],
    [['menus', 'export', 'out', 'top-bar'], { name: 'export-menus', folder: 'out', location: 'top-bar' }],
    [['menus', 'import', 'a.json'], { name: 'import-menus', files: ['a.json'] }],
  ])('are read: %o', (args, command) => {
    expect(readContentArguments(args)).toMatchObject(command);
  });

  test.each([[[]], [['--help']], [['import', '-h']]])('ask for help: %o', (args) => {
    expect(readContentArguments(args)).toBeUndefined();
  });

  test.each([
    [['publish'], /^Say which page/],
    [['publish', 'a', 'b'], /^"b" is too many words/],
    [['export'], /^Say where to/],
    [['schedule', 'jobs'], /^Say when/],
    [['schedule', 'jobs', '--from=soon'], /^--from must be a moment/],
    [['schedule', 'jobs', '--to=2026-11-27T00:00'], /^--to must be a moment with its zone/],
    [['preview', 'jobs', '--hours=x'], /^--hours must be/],
    [['preview', 'jobs', '--hours=99999'], /^--hours must be/],
    [['import'], /^Say which files/],
    [['import', '--force'], /--force/],
    [['dance'], /^There is no "content dance"/],
    [['menus', 'dance'], /^There is no "content menus dance"/],
  ])('are refused in one sentence: %o', (args, sentence) => {
    expect(() => readContentArguments(args)).toThrow(UsageError);
    expect(() => readContentArguments(args)).toThrow(sentence);
  });
});
