import * as v from 'valibot';

export interface ContentIssue {
  /** The path in the file, such as `containers.0.widgets.2.settings.image`. */
  path: string;
  expected: string;
}

/** A file that an editor imports is invalid. The message names the file, the path in it and the expected value. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(file: string, issues: ContentIssue[]) {
    super(
      issues
        .map(({ path, expected }) => `${[file, path].filter(Boolean).join(': ')}: expected ${expected}.`)
        .join('\n'),
    );
  }
}

/** Describes the issues of a valibot schema. */
export function listIssues(schemaIssues: readonly v.BaseIssue<unknown>[]): ContentIssue[] {
  return schemaIssues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    expected: describeExpected(issue),
  }));
}

function describeExpected({ message, expected, received }: v.BaseIssue<unknown>): string {
  // Schemas with a message of their own describe the expected value in it.
  if (!message.startsWith('Invalid') || !expected) return message;
  if (received === 'undefined') return 'a value, but it is missing';
  return `${expected === 'never' ? 'no key of this name' : expected}, not ${received}`;
}
