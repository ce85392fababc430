import * as v from 'valibot';
import { AUTH, isPasswordDigest } from '#contract/auth.ts';
import { MAX_EMAIL_LENGTH, normalizeEmailAddress } from '#contract/email-address.ts';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const digest = v.pipe(v.string(), v.check(isPasswordDigest));

const request = v.object({
  username: v.pipe(text(MAX_EMAIL_LENGTH), v.minLength(1)),
  signature: v.nullish(v.object({ identity: text(200), timestamp: text(40), signature: text(100) })),
  password: v.nullish(digest),
  newPassword: v.nullish(digest),
  /** In minutes; without it the session is a remembered one. */
  sessionLifetime: v.nullish(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(AUTH.rememberedSeconds / 60)),
  ),
});

export interface AuthRequest extends v.InferOutput<typeof request> {
  lifetimeSeconds: number;
}

/** Parses the body of an auth request; undefined when it is invalid. */
export function readAuthRequest(body: string): AuthRequest | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), request), body);
  if (!parsed.success) return undefined;
  const { username, sessionLifetime } = parsed.output;
  return {
    ...parsed.output,
    username: normalizeEmailAddress(username),
    lifetimeSeconds: sessionLifetime ? sessionLifetime * 60 : AUTH.rememberedSeconds,
  };
}

export function readBearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}

const loginTokenBody = v.object({ loginToken: v.pipe(text(200), v.minLength(1)) });

/** Reads the single-use token of an impersonation link. */
export function readLoginToken(body: string): string | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), loginTokenBody), body);
  return parsed.success ? parsed.output.loginToken : undefined;
}
