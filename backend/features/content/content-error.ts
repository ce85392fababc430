import * as v from 'valibot';

export interface ContentFault {
  /** Where in the file, such as `containers.0.widgets.2.settings.image`. */
  path: string;
  expected: string;
}

/** Whoever wrote the file can mend it: which file, where in it, and what is expected there. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(file: string, faults: ContentFault[]) {
    super(
      faults.map(({ path, expected }) => `${file}: ${path || 'the file'}: expected ${expected}.`).join('\n'),
    );
  }
}

/** What a schema found, as something to expect at a place. */
export function faultsOf(issues: readonly v.BaseIssue<unknown>[]): ContentFault[] {
  return issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    expected:
      issue.message.startsWith('Invalid') && issue.expected
        ? `${issue.expected === 'never' ? 'nothing of that name' : issue.expected}, not ${issue.received}`
        : issue.message,
  }));
}
