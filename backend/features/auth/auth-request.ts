import * as v from 'valibot';
import { AUTH, isPasswordDigest } from '#contract/auth.ts';
import { MAX_EMAIL_LENGTH, normalizeEmailAddress } from '#contract/customer/email-address.ts';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const digest = v.pipe(v.string(), v.check(isPasswordDigest));

/** The body of a sign-in, a registration or a password change. */
const fields = v.object({
  username: v.pipe(text(MAX_EMAIL_LENGTH), v.minLength(1)),
  /** Without it, the response is a challenge. */
  signature: v.nullish(v.object({ identity: text(200), timestamp: text(40), signature: text(100) })),
  password: v.nullish(digest),
  newPassword: v.nullish(digest),
  /** In minutes; by default the lifetime of a remembered session. */
  sessionLifetime: v.nullish(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(AUTH.rememberedSeconds / 60)),
  ),
});

export const authRequestSchema = v.pipe(
  fields,
  v.transform(({ username, sessionLifetime, ...rest }) => ({
    ...rest,
    username: normalizeEmailAddress(username),
    lifetimeSeconds: sessionLifetime ? sessionLifetime * 60 : AUTH.rememberedSeconds,
  })),
);

export type AuthRequest = v.InferOutput<typeof authRequestSchema>;

/** The single-use token of an impersonation link. */
export const loginTokenSchema = v.object({ loginToken: v.pipe(text(200), v.minLength(1)) });
