import type { Event } from './events.ts';
import type { Ledger } from './ledger.ts';
import { sign, signatureHeader } from './webhook-signature.ts';

const mostAttempts = 12;
const longestWait = 60 * 60_000;
const lookEvery = 250;

/** Tells the shop of events until it has taken each: signed, with the same id every time, less and less often. */
export class Webhooks {
  readonly #ledger: Ledger;
  readonly #address: string;
  readonly #secret: string;
  #turn: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(ledger: Ledger, address: string, secret: string) {
    this.#ledger = ledger;
    this.#address = address;
    this.#secret = secret;
  }

  start(): void {
    this.#timer = setTimeout(async () => {
      await this.#inTurn(() => this.#sendAll(this.#due(Date.now())));
      this.start();
    }, lookEvery);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#turn;
  }

  /** Sends at once all that was not taken yet, also what is held back or would wait for another attempt. */
  sendNow(order: 'oldest-first' | 'newest-first'): Promise<void> {
    const direction = order === 'newest-first' ? 'desc' : 'asc';
    return this.#inTurn(() =>
      this.#sendAll(
        this.#ledger.all<Event>(`select * from event where delivered_at is null order by rowid ${direction}`),
      ),
    );
  }

  /** Once more, whether it was taken or not. */
  sendAgain(eventId: string): Promise<void> {
    return this.#inTurn(() =>
      this.#sendAll(this.#ledger.all<Event>('select * from event where event_id = ?', eventId)),
    );
  }

  /** One after the other, so that nothing is sent twice that was asked for once. */
  #inTurn(task: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(task);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  #due(now: number): Event[] {
    return this.#ledger.all<Event>(
      'select * from event where delivered_at is null and due_at <= ? order by due_at, rowid limit 20',
      now,
    );
  }

  async #sendAll(events: Event[]): Promise<void> {
    for (const event of events) {
      let answer = '';
      for (let copy = 0; copy < event.copies; copy++) answer = await this.#send(event);
      this.#note(event, answer);
    }
  }

  async #send({ body }: Event): Promise<string> {
    try {
      const response = await fetch(this.#address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: sign(this.#secret, body, Math.floor(Date.now() / 1000)),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(5000),
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      return error instanceof Error ? error.name : 'unreachable';
    }
  }

  #note({ event_id, attempts, delivered_at }: Event, answer: string): void {
    const now = Date.now();
    const isTaken = /^2/.test(answer);
    const isGivenUp = attempts + 1 >= mostAttempts;
    const wait = Math.min(1000 * 2 ** attempts, longestWait);
    this.#ledger.run(
      'update event set attempts = attempts + 1, delivered_at = ?, due_at = ?, last_answer = ? where event_id = ?',
      isTaken ? now : delivered_at,
      isTaken || isGivenUp ? null : now + wait,
      answer,
      event_id,
    );
  }
}
