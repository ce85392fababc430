import type { AuthOutcome } from '#storefront/session/auth.ts';
import type { Translate } from '#storefront/translations/words.ts';
import type { AccountField, FieldProblem, FieldProblems } from './check-account-form.ts';

/** What became of a form: where it was refused, what is wrong, and what was typed that may be shown again. */
export type AccountOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; problems: FieldProblems; message: string | null; email: string };

/** Each refusal is told once: beside the field that it is about, or above the form (§5, §8). */
export function outcomeOf(
  outcome: AuthOutcome,
  t: Translate,
  typed: { email: string; chosen: 'password' | 'newPassword' },
): AccountOutcome {
  const about = (field: AccountField, problem: FieldProblem) => refused(typed.email, { [field]: problem });
  switch (outcome.kind) {
    case 'signed-in':
      return { kind: 'done' };
    case 'account-exists':
      return about('email', 'createAccount.exists');
    case 'common-password':
      return about(typed.chosen, 'signIn.common');
    case 'wrong-credentials':
      return refused(typed.email, {}, t('signIn.wrong'));
    case 'too-many': {
      const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
      return refused(typed.email, {}, t('signIn.tooMany', { minutes }));
    }
    default:
      return refused(typed.email, {}, t('error.general'));
  }
}

export function refused(
  email: string,
  problems: FieldProblems,
  message: string | null = null,
): AccountOutcome {
  return { kind: 'refused', problems, message, email };
}

export function hasProblems(problems: FieldProblems): boolean {
  return Object.keys(problems).length > 0;
}
