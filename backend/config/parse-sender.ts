import { isEmailAddress } from '#contract/customer/email-address.ts';

export interface MailSender {
  name: string;
  address: string;
}

/** The name excludes line breaks and the special characters of RFC 5322, which could add headers or recipients. */
const namedSender = /^([^<>"@,;:\\\r\n]+?)\s*<([^<>]+)>$/;

/** Parses `Shop <hello@shop.example>`, or an address alone. */
export function parseSender(text: string): MailSender | undefined {
  const [, name = '', address = ''] = namedSender.exec(text) ?? ['', '', text];
  return isEmailAddress(address) ? { name: name.trim(), address } : undefined;
}
