import { AuthError } from '../auth-error.ts';
import { isCommonPassword } from './common-passwords.ts';

export async function rejectCommonPassword(digest: string, email: string): Promise<void> {
  if (await isCommonPassword(digest, email))
    throw new AuthError(422, 'COMMON_PASSWORD', 'This password is one of the most guessed ones.');
}
