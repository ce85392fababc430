import { expect, test } from 'vitest';
import { type MessageKey, sandboxMessages } from './messages.ts';

const { sv, ...translations } = sandboxMessages;
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(Object.entries(translations))(
  '%s has every message with the placeholders of Swedish',
  (_, messages) => {
    const differing = Object.entries(sv).filter(([key, source]) => {
      const message = messages[key as MessageKey];
      return message.trim() === '' || String(placeholders(message)) !== String(placeholders(source));
    });
    expect(differing).toEqual([]);
  },
);
