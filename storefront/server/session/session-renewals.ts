import type { AuthService, Tokens, Visitor } from './auth-service.ts';

type Renewal = Tokens | 'expired' | 'unreachable';

/** How long a result is cached for requests that were sent with the old refresh token. */
const resultMaxAgeMs = 10_000;

/** Concurrent requests of a session share one renewal, because a refresh token can be used only once. */
export class SessionRenewals {
  readonly #renewals = new Map<string, Promise<Renewal>>();

  renew(
    service: AuthService | undefined,
    refreshToken: string,
    visitor: Visitor,
  ): Promise<Renewal> | undefined {
    const known = this.#renewals.get(refreshToken);
    if (known || !service) return known;
    const renewal = service.refresh(refreshToken, visitor);
    this.#renewals.set(refreshToken, renewal);
    void renewal.then((result) => {
      if (typeof result === 'string') this.delete(refreshToken);
      else setTimeout(() => this.delete(refreshToken), resultMaxAgeMs).unref();
    });
    return renewal;
  }

  delete(refreshToken: string): void {
    this.#renewals.delete(refreshToken);
  }
}
