import { describe, expect, test } from 'vitest';
import { type Files, project } from './project-files.ts';

/** A rule of docs/architecture.md. It is tested with invented breaches first. */

/** The check must report every line of `reported`, none of `passed`, and nothing in the project. */
export function rule(
  title: string,
  check: (files: Files) => string[],
  reported: string,
  passed: string,
): void {
  describe(title, () => {
    test.each(samples(reported))('finds %s', (_, files) => expect(check(files)).not.toEqual([]));
    test.each(samples(passed))('lets pass %s', (_, files) => expect(check(files)).toEqual([]));
    test('holds', () => expect(check(project())).toEqual([]));
  });
}

/** A line is a sample: path and text; several files with `&` between. */
function samples(lines: string): [string, Files][] {
  const fileOf = (sample: string) => {
    const [, path = '', text = ''] = /^(\S+)\s*(.*)$/.exec(sample.trim()) ?? [];
    return [
      path,
      text.replace('<301 lines>', 'export {};\n'.repeat(301)).replaceAll('<60 lines>', '\n'.repeat(60)),
    ];
  };
  return lines.split('\n').map((line) => [line.trim(), Object.fromEntries(line.split(' & ').map(fileOf))]);
}
