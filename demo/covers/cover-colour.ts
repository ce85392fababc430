/** Minimum contrast of text and background (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5;

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The first preference with enough contrast on every ground; otherwise the best of the preferences, black and white. */
export function readableInk(preferences: readonly string[], grounds: readonly string[]): string {
  const minContrast = (ink: string) => Math.min(...grounds.map((ground) => contrast(ink, ground)));
  const readable = preferences.find((ink) => minContrast(ink) >= MIN_TEXT_CONTRAST);
  if (readable) return readable;
  return [...preferences, '#ffffff', '#000000'].reduce((best, ink) =>
    minContrast(ink) > minContrast(best) ? ink : best,
  );
}

/** The colours with enough contrast for shapes on a ground; at least the best one if any differs. */
export function distinctFrom(ground: string, colours: readonly string[], minContrast = 1.5): string[] {
  const others = colours.filter((colour) => colour !== ground);
  const distinct = others.filter((colour) => contrast(colour, ground) >= minContrast);
  if (distinct.length > 0) return distinct;
  return others.sort((one, other) => contrast(other, ground) - contrast(one, ground)).slice(0, 1);
}

/** Linear interpolation in sRGB. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [channels(from), channels(to)];
  return `#${start
    .map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`not a six-digit colour: ${colour}`);
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
