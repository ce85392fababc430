import type { Texts } from '../book/book.ts';
import { languageCodeOf } from '../book/language-names.ts';
import type { Element } from './element.ts';
import { plainTextOfElement } from './markup.ts';

/**
 * Texts by their `language` attribute. With `hasFallback` the first text also serves the languages without a text, because
 * many senders write in one language.
 */
export function textsByLanguage(
  elements: readonly Element[],
  { hasFallback }: { hasFallback: boolean },
): Texts {
  const texts: Texts = new Map();
  for (const element of elements) {
    const text = plainTextOfElement(element);
    if (text === '') continue;
    const { language } = element.attributes;
    const code = language === undefined ? undefined : languageCodeOf(language);
    if (!texts.has(code)) texts.set(code, text);
    if (hasFallback && !texts.has(undefined)) texts.set(undefined, text);
  }
  return texts;
}
