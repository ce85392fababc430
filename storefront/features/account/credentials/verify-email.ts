import type { EmailVerification } from '#contract/customer/account-requests.ts';
import type {
  SendShopRequest,
  ShopEnvironment,
  ShopRequestOutcome,
} from '#storefront/session/shop-context.ts';
import { languageIdOf } from '#storefront/session/shopper.ts';

/** Null if the commerce API cannot verify addresses. */
export async function readVerification(sendShopRequest: SendShopRequest): Promise<EmailVerification | null> {
  const outcome = await sendShopRequest('email-verifications', { action: 'read' });
  return outcome.kind === 'accepted' ? outcome.result : null;
}

const NOTICES = ['mailed', 'not-mailed', 'too-many', 'done', 'expired', 'failed'] as const;

/** The outcome of a posted form, in the parameter `notice` of the page's URL. */
export type VerificationNotice = (typeof NOTICES)[number];

export function readNotice(text: string | null): VerificationNotice | null {
  return NOTICES.find((notice) => notice === text) ?? null;
}

/** Mails a link that verifies the address; with the `key` of such a link, verifies the address. */
export async function verifyEmail(
  sendShopRequest: SendShopRequest,
  shopper: ShopEnvironment['shopper'],
  key: string,
): Promise<VerificationNotice> {
  const outcome = await sendShopRequest('email-verifications', {
    ...(key ? { action: 'confirm', key } : { action: 'mail' }),
    channelId: shopper.channelId,
    marketId: shopper.market,
    languageId: languageIdOf(shopper),
  });
  if (outcome.kind === 'rejected') return key ? 'failed' : noticeOfRejectedMail(outcome);
  if (outcome.result.isVerified) return 'done';
  return key ? 'expired' : 'mailed';
}

function noticeOfRejectedMail({
  code,
}: Extract<ShopRequestOutcome<'email-verifications'>, { kind: 'rejected' }>): VerificationNotice {
  const isLimited = ['RATE_LIMITED', 'PROOF_OF_WORK_REQUIRED', 'LIMIT_EXCEEDED'].includes(code ?? '');
  return isLimited ? 'too-many' : 'not-mailed';
}
