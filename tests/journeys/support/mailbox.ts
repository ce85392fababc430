import { expect } from 'vitest';
import { workerShop } from './worker-shop.ts';

export interface ReadMail {
  subject: string;
  text: string;
  /** Addresses in it, in the order of the text. */
  links: string[];
}

/** The mails to somebody, newest first, as the shop's mailbox shows them. */
export async function mailsTo(email: string): Promise<ReadMail[]> {
  const list = await open('/mailbox');
  const found = [...list.matchAll(/<li><a href="(\/mailbox\/[\da-f-]{36})">(.*?)<\/a><br>\s*<small>(\S+) /g)];
  const own = found.filter(([, , , recipient]) => recipient === email);
  return Promise.all(own.map(([, path = '', subject = '']) => readMail(path, subject)));
}

/** The newest mail to somebody, as soon as there are so many. */
export async function awaitMail(email: string, count = 1): Promise<ReadMail> {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(count);
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error(`There is no mail to ${email}.`);
  return mail;
}

async function readMail(path: string, subject: string): Promise<ReadMail> {
  const page = await open(path);
  const text = (/<pre>([\s\S]*)<\/pre>/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
  return { subject, text, links: text.match(/https?:\/\/\S+/g) ?? [] };
}

async function open(path: string): Promise<string> {
  const response = await fetch(workerShop().apiUrl + path);
  if (!response.ok) throw new Error(`The mailbox answers ${response.status} at ${path}.`);
  return response.text();
}
