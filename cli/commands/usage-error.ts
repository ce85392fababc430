/** The user can correct the command: the message is printed without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError';
}

type ErrorClass = new (...args: never[]) => Error;

/** Turns errors of a class, which reject the command's input, into usage errors. */
export async function explainRejection<Result>(
  rejection: ErrorClass,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof rejection ? new UsageError(error.message) : error;
  }
}
