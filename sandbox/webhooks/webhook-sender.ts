import type { Logger } from 'pino';
import type { Ledger } from '../ledger/ledger.ts';
import type { Event } from './events.ts';
import { signatureHeader, signWebhook } from './webhook-signature.ts';

const maxAttempts = 12;
/** The next run sends the other due events. */
const maxEventsPerRun = 20;
const maxDelayMs = 60 * 60_000;
const timeoutMs = 5000;

type EventOrder = 'oldest-first' | 'newest-first';

interface WebhookSettings {
  /** The shop's endpoint for events. */
  url: string;
  secret: string;
  log: Logger;
}

/** Sends each event to the shop until the shop accepts it: signed, with the same id, at growing intervals. */
export class WebhookSender {
  readonly #ledger: Ledger;
  readonly #url: string;
  readonly #secret: string;
  readonly #log: Logger;
  #queue: Promise<void> = Promise.resolve();

  constructor(ledger: Ledger, { url, secret, log }: WebhookSettings) {
    this.#ledger = ledger;
    this.#url = url;
    this.#secret = secret;
    this.#log = log;
  }

  /** Sends the events whose first attempt or retry is due. */
  sendDue(): Promise<void> {
    return this.#runSerially(() => this.#sendAll(this.#dueEvents(Date.now())));
  }

  /** Immediately sends every event that was not accepted, including those that are held back or wait for a retry. */
  sendUnaccepted(order: EventOrder): Promise<void> {
    const direction = order === 'newest-first' ? 'desc' : 'asc';
    return this.#runSerially(() =>
      this.#sendAll(
        this.#ledger.all<Event>(`select * from event where delivered_at is null order by rowid ${direction}`),
      ),
    );
  }

  /** Sends an event once more, even if it was accepted. */
  resend(eventId: string): Promise<void> {
    return this.#runSerially(() =>
      this.#sendAll(this.#ledger.all<Event>('select * from event where event_id = ?', eventId)),
    );
  }

  /** Concurrent runs would both send the same due event. */
  #runSerially(task: () => Promise<void>): Promise<void> {
    const run = this.#queue.then(task);
    this.#queue = run.catch(() => undefined);
    return run;
  }

  #dueEvents(now: number): Event[] {
    return this.#ledger.all<Event>(
      'select * from event where delivered_at is null and due_at <= ? order by due_at, rowid limit ?',
      now,
      maxEventsPerRun,
    );
  }

  async #sendAll(events: Event[]): Promise<void> {
    for (const event of events) {
      let result = '';
      for (let copy = 0; copy < event.copies; copy++) result = await this.#send(event);
      this.#saveAttempt(event, result);
    }
  }

  /** Returns the HTTP status or the name of the error. */
  async #send({ body }: Event): Promise<string> {
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signWebhook(this.#secret, body, Math.floor(Date.now() / 1000)),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      return error instanceof Error ? error.name : 'unreachable';
    }
  }

  #saveAttempt({ event_id, kind, attempts, delivered_at }: Event, result: string): void {
    const now = Date.now();
    // A 2xx status; the names of errors start with a letter.
    const isAccepted = result.startsWith('2');
    const isLastAttempt = attempts + 1 >= maxAttempts;
    const delayMs = Math.min(1000 * 2 ** attempts, maxDelayMs);
    this.#ledger.run(
      'update event set attempts = attempts + 1, delivered_at = ?, due_at = ?, last_answer = ? where event_id = ?',
      isAccepted ? now : delivered_at,
      isAccepted || isLastAttempt ? null : now + delayMs,
      result,
      event_id,
    );
    // Without the reference, because it gives access to a payment.
    const fields = { eventId: event_id, kind, attempt: attempts + 1, result };
    if (!isAccepted && isLastAttempt) this.#log.error(fields, 'webhook delivery failed, no attempts left');
    else if (!isAccepted) this.#log.warn({ ...fields, delayMs }, 'webhook delivery failed, will retry');
  }
}
