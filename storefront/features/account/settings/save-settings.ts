import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import {
  AccountSettingsDocument,
  ChangeSettingsDocument,
  DeleteAccountDocument,
} from '#storefront/api/generated/graphql.ts';
import { hasFieldErrors } from '#storefront/forms/field-errors.ts';
import { readPassword, readText } from '#storefront/forms/read-form-fields.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import {
  checkBlock,
  readSettingsChange,
  type SettingsBlock,
  type SettingsErrors,
} from './settings-blocks.ts';

/** The outcome of one block's form. A rejection has the values of the form, to be displayed again. */
export type SettingsOutcome =
  /** `isMailed`: the newsletter starts when the link in the mail is followed. */
  | { kind: 'saved'; block: SettingsBlock; isMailed?: boolean }
  | { kind: 'deleted'; block: 'delete' }
  | {
      kind: 'rejected';
      block: SettingsBlock;
      fieldErrors: SettingsErrors;
      message: string | null;
      values: Record<string, string>;
    };

type Reject = (fieldErrors: SettingsErrors, message: string | null) => SettingsOutcome;

export async function saveSettings(
  t: Translate<'account'>,
  session: ShopSession,
  block: SettingsBlock,
  form: FormData,
): Promise<SettingsOutcome> {
  const reject: Reject = (fieldErrors, message) => ({
    kind: 'rejected',
    block,
    fieldErrors,
    message,
    values: valuesOf(form),
  });
  let isCompany = false;
  try {
    // The customer is loaded again, since other tabs and devices may have changed the data.
    const { getUser: user } = await session.api.send(AccountSettingsDocument, {});
    if (!user) return reject({}, t('error.general'));
    isCompany = user.customerType === 'ORGANIZATION';
    const fieldErrors = checkBlock(block, form, user.customerType ?? 'PERSON');
    if (hasFieldErrors(fieldErrors)) return reject(fieldErrors, t('settings.invalid'));
    if (block === 'sessions') return await endSession(session, form, () => reject({}, t('error.general')));
    if (block === 'delete') return await deleteAccount({ t, session, email: user.email, form, reject });
    const change = readSettingsChange(block, form, user);
    if (!change) return reject({}, t('error.general'));
    const { updateUser } = await session.api.send(ChangeSettingsDocument, { user: change });
    // Only the mailed link ends the newsletter of an unverified address, whose owner may be another person.
    if (change.newsletter === false && updateUser?.newsletter)
      return reject({}, t('settings.newsletterEndMailed'));
    const isMailed = change.newsletter === true && updateUser?.newsletter === false;
    return { kind: 'saved', block, isMailed };
  } catch (error) {
    return rejectError(error, t, isCompany, reject);
  }
}

function rejectError(
  error: unknown,
  t: Translate<'account'>,
  isCompany: boolean,
  reject: Reject,
): SettingsOutcome {
  if (error instanceof GraphqlError && error.code === 'INVALID_IDENTITY_NUMBER') {
    const personalId = isCompany ? 'field.organizationId' : 'field.personalId';
    return reject({ personalId }, t('settings.invalid'));
  }
  if (error instanceof GraphqlError && error.code === 'BAD_INPUT') return reject({}, t('settings.invalid'));
  if (error instanceof GraphqlError || error instanceof NetworkError) return reject({}, t('error.general'));
  throw error;
}

async function endSession(
  { auth }: ShopSession,
  form: FormData,
  reject: () => SettingsOutcome,
): Promise<SettingsOutcome> {
  // Without an id, all sessions but the current one are ended.
  const isEnded = await (await auth()).endSession(readText(form, 'session') || undefined);
  return isEnded ? { kind: 'saved', block: 'sessions' } : reject();
}

interface AccountDeletion {
  t: Translate<'account'>;
  session: ShopSession;
  email: string;
  form: FormData;
  reject: Reject;
}

/** Deletes the account. Requires the password, because another person may use the same screen. */
async function deleteAccount({ t, session, email, form, reject }: AccountDeletion): Promise<SettingsOutcome> {
  const { signIn, signOut } = await session.auth();
  const password = readPassword(form, 'password');
  const outcome = await signIn({ email, password, isRemembered: false });
  if (outcome.kind === 'wrong-credentials') return reject({ password: 'settings.wrongPassword' }, null);
  if (outcome.kind === 'too-many')
    return reject({}, t('signIn.tooMany', { minutes: Math.ceil(outcome.retryAfterSeconds / 60) }));
  if (outcome.kind !== 'signed-in') return reject({}, t('error.general'));
  await session.api.send(DeleteAccountDocument, {});
  await signOut();
  return { kind: 'deleted', block: 'delete' };
}

/** The values of the form without the password, which must be entered again. */
function valuesOf(form: FormData): Record<string, string> {
  const entries = [...form].filter(([name]) => name !== 'password');
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
