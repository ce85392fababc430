import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import { isCommonPassword } from './common-passwords.ts';

export async function rejectCommonPassword(digest: string, email: string): Promise<void> {
  if (await isCommonPassword(digest, email))
    throw new RejectedRequestError(422, 'COMMON_PASSWORD', 'This password is one of the most guessed ones.');
}
