import type { DemoLanguage } from '#demo/languages.ts';
import {
  loadTranslate as loadStorefrontTranslate,
  type Translate as StorefrontTranslate,
} from '#storefront/translations/translate.ts';
import { MESSAGE_CHUNKS, type MessageChunk } from '#storefront/translations/translation.ts';

/** Journeys find elements of every page by their messages. */
export type Translate = StorefrontTranslate<MessageChunk>;

export function loadTranslate(locale: DemoLanguage): Promise<Translate> {
  return loadStorefrontTranslate(locale, ...MESSAGE_CHUNKS);
}
