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
      faults
        .map(({ path, expected }) => `${[file, path].filter(Boolean).join(': ')}: expected ${expected}.`)
        .join('\n'),
    );
  }
}

/** What a schema found, as something to expect at a place. */
export function faultsOf(issues: readonly v.BaseIssue<unknown>[]): ContentFault[] {
  return issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', expected: expectedBy(issue) }));
}

function expectedBy({ message, expected, received }: v.BaseIssue<unknown>): string {
  // A schema of ours says itself what it expects.
  if (!message.startsWith('Invalid') || !expected) return message;
  if (received === 'undefined') return 'something here, for it is missing';
  return `${expected === 'never' ? 'nothing of that name' : expected}, not ${received}`;
}
