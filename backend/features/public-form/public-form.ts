import type { ShopContext } from '#backend/graphql/context.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';

export interface FormRequest {
  context: ShopContext;
  locale: LocaleCode;
  /** The id of the review, or the key of a mailed link; `start` without either. */
  reference: string;
  path: string;
}

/** A page, or a file that the visitor saves. */
export type FormResult = { page: string } | { file: string; name: string };

/** Null: there is no form with the reference of the request. */
export interface PublicFormHandler {
  render(request: FormRequest): Promise<FormResult | null>;
  submit(request: FormRequest, fields: Readonly<Record<string, string>>): Promise<FormResult | null>;
}

/** The language of the page, and the shop's name. */
export function pageOf({ context, locale }: FormRequest) {
  const scope = context.scope({ languageId: LOCALES[locale].iso });
  return { language: LOCALES[locale].iso, shopName: scope.channel.settings.name, scope };
}
