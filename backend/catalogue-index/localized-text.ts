import type { Scope } from './scope.ts';

/** A text in the requested language, else in the channel's default language; empty if there is neither. */
export function localizedText<Text extends object>(
  texts: ReadonlyMap<string, Text>,
  field: { [Field in keyof Text]: Text[Field] extends string ? Field : never }[keyof Text],
  { language, channel }: Pick<Scope, 'language' | 'channel'>,
): string {
  const textIn = (languageId: string) => texts.get(languageId)?.[field] as string | undefined;
  return textIn(language.id) || textIn(channel.defaultLanguageId) || '';
}
