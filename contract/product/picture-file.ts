/** Widths of the versions that the shop generates of a picture, besides the sizes of the contract's image server. */
export const PICTURE_WIDTHS = [200, 400, 600, 800, 1200, 1600] as const;

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The size of the original, which is part of a picture's file name: `4f1d2c3b5a697887-1200x1800.jpg`. Undefined for a cover
 * that the shop draws; those are 4:5.
 */
export function readPictureSize(fileName: string): PictureSize | undefined {
  const [, width, height] = /^[\da-f]{16}-(\d+)x(\d+)\./.exec(fileName) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** A picture's `tags` in the API contain its alt text in the language of the request, after this prefix. */
export const ALT_TEXT_TAG = 'alt:';

/** Longest alt text of a picture. */
export const MAX_ALT_TEXT_LENGTH = 500;
