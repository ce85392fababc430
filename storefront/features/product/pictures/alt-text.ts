import { ALT_TEXT_TAG } from '#contract/product/picture-file.ts';

/** A picture as the contract describes it. */
export interface ProductPicture {
  fileName: string;
  tags?: readonly (string | null)[] | null;
}

/** The merchant's alt text in the language of the page, which the API has as a tag. */
export function altTextOf({ tags }: ProductPicture): string | undefined {
  return tags?.find((tag) => tag?.startsWith(ALT_TEXT_TAG))?.slice(ALT_TEXT_TAG.length) || undefined;
}
