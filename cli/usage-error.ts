/** Whoever typed the command can mend it: one sentence, without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}
