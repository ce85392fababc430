import type { AuthService, Tokens, Visitor } from './auth-service.ts';

export type Renewal = Tokens | 'over' | 'unreachable';

/** A request that was sent before the new cookies arrived still has the old refresh token. */
const renewalKeptMs = 10_000;

/** One renewal for all requests of a session that ask at once: a refresh token is good for one. */
export function createRenewals(service: AuthService | undefined) {
  const renewals = new Map<string, Promise<Renewal>>();
  const forget = (refreshToken: string) => renewals.delete(refreshToken);

  return {
    forget,
    renew(refreshToken: string, visitor: Visitor): Promise<Renewal> | undefined {
      const known = renewals.get(refreshToken);
      if (known || !service) return known;
      const renewal = service.refresh(refreshToken, visitor);
      renewals.set(refreshToken, renewal);
      void renewal.then((outcome) => {
        if (typeof outcome === 'string') forget(refreshToken);
        else setTimeout(forget, renewalKeptMs, refreshToken).unref();
      });
      return renewal;
    },
  };
}
