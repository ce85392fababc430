import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_MARKS, ICON_MARKS, markImagePath } from '#contract/option-marks.ts';

/**
 * `card` is the logo of a payment option that has several marks, or neither a mark nor credit. `invoice` is the logo of a
 * payment option that has credit and no mark.
 */
const names = [...Object.keys(BRAND_MARKS), ...ICON_MARKS, 'card', 'invoice'];

const pictures = new Map(
  names.map((name) => [markImagePath(name), readFileSync(join(import.meta.dirname, 'marks', `${name}.svg`))]),
);

/** The drawn picture of a mark; undefined for other paths. */
export function findMarkPicture(path: string): Buffer | undefined {
  return pictures.get(path);
}

interface OptionPresentation {
  marks: readonly string[];
  logoPath: string | null;
}

/** The URL of the merchant's logo, or else of a drawn picture, because other clients display no marks. */
export function paymentLogo({
  logoPath,
  marks,
  creditType,
}: OptionPresentation & { creditType: string | null }): string {
  if (logoPath !== null) return logoPath;
  const mark = marks.length > 1 ? 'card' : marks[0];
  return markLogo(mark, creditType ? 'invoice' : 'card');
}

/** Like `paymentLogo`, for a shipping option. */
export function shippingLogo({ logoPath, marks }: OptionPresentation): string {
  return logoPath ?? markLogo(marks[0], 'box');
}

function markLogo(mark: string | undefined, fallback: string): string {
  return markImagePath(mark !== undefined && names.includes(mark) ? mark : fallback);
}
