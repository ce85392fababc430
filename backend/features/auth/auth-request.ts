import * as v from 'valibot';
import { AUTH, isPasswordDigest } from '#contract/auth.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const digest = v.pipe(v.string(), v.check(isPasswordDigest));

const request = v.object({
  username: v.pipe(text(254), v.minLength(1)),
  signature: v.nullish(v.object({ identity: text(200), timestamp: text(40), signature: text(100) })),
  password: v.nullish(digest),
  newPassword: v.nullish(digest),
  /** In minutes; without it the customer is remembered. */
  sessionLifetime: v.nullish(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(AUTH.rememberedSeconds / 60)),
  ),
});

export interface AuthRequest extends v.InferOutput<typeof request> {
  lifetimeSeconds: number;
}

/** The body of a call to the auth service, or nothing when it is none. Addresses are the same in whatever letters. */
export function readAuthRequest(body: string): AuthRequest | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), request), body);
  if (!parsed.success) return undefined;
  const { username, sessionLifetime } = parsed.output;
  return {
    ...parsed.output,
    username: username.trim().normalize('NFC').toLowerCase(),
    lifetimeSeconds: sessionLifetime ? sessionLifetime * 60 : AUTH.rememberedSeconds,
  };
}

const loginTokenBody = v.object({ loginToken: v.pipe(text(200), v.minLength(1)) });

/** What a link that signs in as a customer holds. */
export function readLoginToken(body: string): string | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), loginTokenBody), body);
  return parsed.success ? parsed.output.loginToken : undefined;
}
