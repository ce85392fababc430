import { randomUUID } from 'node:crypto';
import type { ErrorReporting, ReportedError } from './error-reporting.ts';

interface SentryOptions {
  /** `https://KEY@HOST/PROJECT`; a path before the project is part of the server's address. */
  dsn: string;
  /** Called once per outage. */
  onFailure: (reason: string) => void;
  /** The folder of the project. Events name files relative to it. */
  root: string;
}

const maxPerMinute = 30;
const timeoutMs = 5_000;
const defaultPauseSeconds = 60;

/**
 * Sends errors to a server that speaks Sentry's protocol. At most 30 per minute; a server that fails or asks for a pause
 * gets one. An event has the error, its stack trace and the request id, and neither URLs nor visitor data.
 */
export function createSentryReporting({ dsn, onFailure, root }: SentryOptions): ErrorReporting {
  const target = parseDsn(dsn);
  let sentAt: number[] = [];
  let pausedUntil = 0;

  async function send(body: string): Promise<void> {
    const response = await fetch(target.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': target.authorization },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const seconds = Number(response.headers.get('retry-after')) || defaultPauseSeconds;
    pausedUntil = Date.now() + seconds * 1000;
    onFailure(`The error-reporting service responded with status ${response.status}.`);
  }

  return {
    report(reported) {
      const now = Date.now();
      sentAt = sentAt.filter((at) => at > now - 60_000);
      if (now < pausedUntil || sentAt.length >= maxPerMinute) return;
      sentAt.push(now);
      send(envelopeOf(reported, root)).catch((error: Error) => {
        pausedUntil = Date.now() + defaultPauseSeconds * 1000;
        onFailure(`The error-reporting service is not reachable: ${error.message}`);
      });
    },
  };
}

/** Whether a text is the address of a project: a key, a host, and a project number at the end of the path. */
export function isDsn(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && username !== '' && /\/\d+$/.test(pathname);
}

function parseDsn(dsn: string): { endpoint: string; authorization: string } {
  const { origin, username, pathname } = new URL(dsn);
  const end = pathname.lastIndexOf('/');
  return {
    endpoint: `${origin}${pathname.slice(0, end)}/api/${pathname.slice(end + 1)}/envelope/`,
    authorization: `Sentry sentry_version=7, sentry_client=kvarto/1.0, sentry_key=${username}`,
  };
}

/** One event in an envelope: three lines of JSON. */
function envelopeOf(reported: ReportedError, root: string): string {
  const eventId = randomUUID().replaceAll('-', '');
  const event = JSON.stringify({ event_id: eventId, ...eventOf(reported, root) });
  const header = { event_id: eventId, sent_at: new Date().toISOString() };
  const item = { type: 'event', length: Buffer.byteLength(event) };
  return `${JSON.stringify(header)}\n${JSON.stringify(item)}\n${event}\n`;
}

function eventOf({ error, source, requestId }: ReportedError, root: string) {
  return {
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    logger: source,
    tags: requestId ? { requestId } : {},
    exception: {
      values: causesOf(error).map((cause) => ({
        type: cause.name,
        value: withoutPersonalData(cause.message),
        stacktrace: { frames: framesOf(cause.stack ?? '', root) },
      })),
    },
  };
}

const maxCauses = 5;

/** The innermost cause first, as the protocol requires. */
function causesOf(error: Error): Error[] {
  const causes: Error[] = [];
  for (let cause: unknown = error; cause instanceof Error && causes.length < maxCauses; cause = cause.cause)
    causes.unshift(cause);
  return causes;
}

/** The outermost call first. Files are named from the project's root. */
function framesOf(stack: string, root: string) {
  const frames = stack.matchAll(/^\s+at (?:(.+?) \()?(?:file:\/\/)?([^()\n]+?):(\d+):(\d+)\)?$/gm);
  return [...frames]
    .map(([, name, file = '', line, column]) => ({
      function: name ?? '<anonymous>',
      filename: file.startsWith(root) ? file.slice(root.length + 1) : file,
      lineno: Number(line),
      colno: Number(column),
      in_app: file.startsWith(root) && !file.includes('node_modules'),
    }))
    .reverse();
}

/** Messages of databases and mail servers may quote an address. */
function withoutPersonalData(message: string): string {
  return message.slice(0, 2_000).replace(/[^\s<>"'(),;]+@[^\s<>"'(),;]+/g, '[e-mail]');
}
