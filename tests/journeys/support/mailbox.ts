import { expect } from 'vitest';
import { workerShop } from './worker-shop.ts';

interface ReceivedMail {
  subject: string;
  text: string;
  /** The URLs of the text, in their order. */
  links: string[];
}

/** The mails to an address, newest first, as the shop's mailbox shows them. */
export async function mailsTo(email: string): Promise<ReceivedMail[]> {
  const list = await fetchText('/mailbox');
  // Path, subject and recipient of each mail.
  const mails = [...list.matchAll(/<li><a href="(\/mailbox\/[\da-f-]{36})">(.*?)<\/a><br>\s*<small>(\S+) /g)];
  const received = mails.filter(([, , , recipient]) => recipient === email);
  return Promise.all(received.map(([, path = '', subject = '']) => readMail(path, subject)));
}

/** Waits until the address has `count` mails, and returns the newest. */
export async function awaitMail(email: string, count = 1): Promise<ReceivedMail> {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(count);
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error(`There is no mail to ${email}.`);
  return mail;
}

async function readMail(path: string, subject: string): Promise<ReceivedMail> {
  const page = await fetchText(path);
  const text = (/<pre>([\s\S]*)<\/pre>/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
  return { subject, text, links: text.match(/https?:\/\/\S+/g) ?? [] };
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(workerShop().apiUrl + path);
  if (!response.ok) throw new Error(`The mailbox responded with status ${response.status} at ${path}.`);
  return response.text();
}
