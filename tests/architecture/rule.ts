import { describe, expect, test } from 'vitest';
import { type Files, project } from './project-files.ts';

/**
 * Tests a rule of docs/architecture.md. The check must report every sample of `reported`, no sample of `passed`, and nothing in
 * the project.
 */
export function rule(
  title: string,
  check: (files: Files) => string[],
  reported: string,
  passed: string,
  checkedFiles: () => Files = project,
): void {
  describe(title, () => {
    test.each(samples(reported))('reports %s', (_, files) => expect(check(files)).not.toEqual([]));
    test.each(samples(passed))('accepts %s', (_, files) => expect(check(files)).toEqual([]));
    test('the project follows the rule', () => expect(check(checkedFiles())).toEqual([]));
  });
}

/** Each line is a sample: a path and its text. `&` separates the files of one sample. */
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
