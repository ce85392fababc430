import { isEmailAddress } from '#contract/customer/email-address.ts';

export interface MailSender {
  name: string;
  address: string;
}

/** `Shop <hello@shop.example>`, or an address alone. */
export function parseSender(text: string): MailSender | undefined {
  const [, name = '', address = ''] = /^([^<>"@,;:\\\r\n]+?)\s*<([^<>]+)>$/.exec(text) ?? ['', '', text];
  return isEmailAddress(address) ? { name: name.trim(), address } : undefined;
}
