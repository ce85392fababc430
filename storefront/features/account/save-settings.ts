import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import {
  AccountSettingsDocument,
  ChangeSettingsDocument,
  DeleteAccountDocument,
} from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { textIn } from './check-account-form.ts';
import { changeOf, checkBlock, type SettingsBlock, type SettingsProblems } from './settings-blocks.ts';

/** What became of one block: where it was refused, what is wrong, and what was typed, to be shown again. */
export type SettingsOutcome =
  /** `isMailed`: the newsletter begins when the link of the mail is followed. */
  | { kind: 'saved'; block: SettingsBlock; isMailed?: boolean }
  | { kind: 'left'; block: 'delete' }
  | {
      kind: 'refused';
      block: SettingsBlock;
      problems: SettingsProblems;
      message: string | null;
      typed: Record<string, string>;
    };

export async function saveSettings(
  environment: Pick<ShopEnvironment, 't'>,
  session: ShopSession,
  block: SettingsBlock,
  form: FormData,
): Promise<SettingsOutcome> {
  const { t } = environment;
  const refuse = (problems: SettingsProblems, message: string | null): SettingsOutcome => ({
    ...{ kind: 'refused', block, problems, message },
    typed: typedIn(form),
  });
  let isCompany = false;
  try {
    // Asked anew: other tabs and devices change it too.
    const { getUser: user } = await session.api.send(AccountSettingsDocument, {});
    isCompany = user?.customerType === 'ORGANIZATION';
    if (!user) return refuse({}, t('error.general'));
    const problems = checkBlock(block, form, user.customerType ?? 'PERSON');
    if (Object.keys(problems).length > 0) return refuse(problems, t('settings.invalid'));
    if (block === 'sessions') return await endSessions(session, form, refuse, t('error.general'));
    if (block === 'delete') return await leave(session, user.email, form, t, refuse);
    const change = changeOf(block, form, user);
    if (!change) return refuse({}, t('error.general'));
    const { updateUser } = await session.api.send(ChangeSettingsDocument, { user: change });
    // Nobody has proved yet that the address is theirs, and its owner may have asked for it elsewhere.
    if (change.newsletter === false && updateUser?.newsletter)
      return refuse({}, t('settings.newsletterEndMailed'));
    const isMailed = change.newsletter === true && updateUser?.newsletter === false;
    return { kind: 'saved', block, ...(isMailed ? { isMailed } : {}) };
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'INVALID_IDENTITY_NUMBER')
      return refuse(
        { personalId: isCompany ? 'field.organizationId' : 'field.personalId' },
        t('settings.invalid'),
      );
    if (error instanceof GraphqlError && error.code === 'BAD_INPUT') return refuse({}, t('settings.invalid'));
    if (error instanceof GraphqlError || error instanceof NetworkError) return refuse({}, t('error.general'));
    throw error;
  }
}

type Refuse = (problems: SettingsProblems, message: string | null) => SettingsOutcome;

async function endSessions(
  { auth }: ShopSession,
  form: FormData,
  refuse: Refuse,
  failure: string,
): Promise<SettingsOutcome> {
  const isEnded = await (await auth()).endSession(textIn(form, 'session') || undefined);
  return isEnded ? { kind: 'saved', block: 'sessions' } : refuse({}, failure);
}

/** Whoever sits at somebody else's screen does not know the password. */
async function leave(
  { auth, api }: ShopSession,
  email: string,
  form: FormData,
  t: ShopEnvironment['t'],
  refuse: Refuse,
): Promise<SettingsOutcome> {
  const { signIn, signOut } = await auth();
  const entered = await signIn({ email, password: textIn(form, 'password'), isRemembered: false });
  if (entered.kind === 'wrong-credentials') return refuse({ password: 'settings.wrongPassword' }, null);
  if (entered.kind === 'too-many')
    return refuse({}, t('signIn.tooMany', { minutes: Math.ceil(entered.retryAfterSeconds / 60) }));
  if (entered.kind !== 'signed-in') return refuse({}, t('error.general'));
  await api.send(DeleteAccountDocument, {});
  await signOut();
  return { kind: 'left', block: 'delete' };
}

/** What was typed stays, but for a password: that is typed again. */
function typedIn(form: FormData): Record<string, string> {
  const entries = [...form].filter(([name]) => name !== 'password');
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
