/** Technical errors with the exact wording of §8. */

export interface GraphqlProblem {
  message: string;
  /** Where in the answer; missing when the question itself was refused. */
  path?: readonly (string | number)[];
  extensions?: { code?: string } & Record<string, unknown>;
}

/** The commerce API could not be asked, or did not answer as it should. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  /** What an error page shows: a dead backend is a bad gateway. */
  status: number;

  constructor(reason: string, status = 502) {
    super(`Network error: ${reason}`);
    this.status = status;
  }

  static unsuccessful(statusCode: number): NetworkError {
    return new NetworkError(`Response not successful: Received status code ${statusCode}`, statusCode);
  }

  static missing(operation: string): NetworkError {
    return new NetworkError(`Server response was missing for query '${operation}'.`);
  }
}

/** What an error page is told when the page could not be had because the browser has no network. */
export const OFFLINE = 'offline';

/** The commerce API answered, and refused. The first problem is the one that is told. */
export class GraphqlError extends Error {
  override name = 'GraphqlError';
  status: number;
  problems: GraphqlProblem[];

  constructor(problems: GraphqlProblem[]) {
    super(`GraphQL error: ${problems[0]?.message ?? ''}`);
    this.problems = problems;
    // Whoever asks too often is told how long to wait: that is nobody's fault but theirs.
    this.status = problems[0]?.extensions?.retryAfterSeconds === undefined ? 500 : 429;
  }

  get code(): string | undefined {
    return this.problems[0]?.extensions?.code;
  }

  get details(): Record<string, unknown> {
    return this.problems[0]?.extensions ?? {};
  }
}
