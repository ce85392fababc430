import { AuthRefusal } from './auth-refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

export async function refuseCommonPassword(digest: string, email: string): Promise<void> {
  if (await isCommonPassword(digest, email))
    throw new AuthRefusal(
      422,
      'COMMON_PASSWORD',
      'This password is one of the first that anybody would guess.',
    );
}
