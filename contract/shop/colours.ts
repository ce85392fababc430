/** A colour in light and in dark mode. */
interface ColourPair {
  light: string;
  dark: string;
}

/** The colours of the design, by the names of the tokens in `storefront/theme/tokens.css`. */
export const DEFAULT_COLOURS = {
  ink: { light: '#222222', dark: '#ece7df' },
  'ink-soft': { light: '#5c5751', dark: '#b3aca2' },
  paper: { light: '#faf7f2', dark: '#1b1917' },
  'paper-raised': { light: '#ffffff', dark: '#262320' },
  'paper-sunken': { light: '#f1ece3', dark: '#141210' },
  line: { light: '#ddd5c8', dark: '#3a3530' },
  'line-strong': { light: '#8f867a', dark: '#7d766c' },
  accent: { light: '#a23a26', dark: '#f08a70' },
  'accent-ink': { light: '#ffffff', dark: '#1b1917' },
  strip: { light: '#222222', dark: '#322d28' },
  'strip-ink': { light: '#faf7f2', dark: '#ece7df' },
} as const satisfies Record<string, ColourPair>;

type ColourName = keyof typeof DEFAULT_COLOURS;
export type Colours = Readonly<Record<ColourName, ColourPair>>;

export const COLOUR_NAMES = Object.keys(DEFAULT_COLOURS) as ColourName[];

/** Foreground, background and the contrast of WCAG 2.2 AA: 4.5 for text, 3 for the outlines of fields. */
const contrasts: readonly [ColourName, ColourName, number][] = [
  ['ink', 'paper', 4.5],
  ['ink', 'paper-raised', 4.5],
  ['ink', 'paper-sunken', 4.5],
  ['ink-soft', 'paper', 4.5],
  ['ink-soft', 'paper-raised', 4.5],
  ['ink-soft', 'paper-sunken', 4.5],
  ['accent', 'paper', 4.5],
  ['accent', 'paper-raised', 4.5],
  ['accent-ink', 'accent', 4.5],
  ['strip-ink', 'strip', 4.5],
  ['line-strong', 'paper', 3],
];

const modes = ['light', 'dark'] as const;

/** A sentence for each pair of colours that is hard to read. */
export function contrastProblems(changed: Partial<Record<ColourName, ColourPair | undefined>>): string[] {
  const colours = withDefaults(changed);
  return contrasts.flatMap(([front, back, required]) =>
    modes.flatMap((mode) => {
      const contrast = contrastOf(colours[front][mode], colours[back][mode]);
      if (contrast >= required) return [];
      return `${front} on ${back} has a contrast of ${contrast.toFixed(1)} in ${mode} mode; at least ${required} is needed.`;
    }),
  );
}

/** The colours of a shop: those that it has changed, and the design's others. */
export function withDefaults(changed: Partial<Record<ColourName, ColourPair | undefined>>): Colours {
  return Object.fromEntries(
    COLOUR_NAMES.map((name) => [name, changed[name] ?? DEFAULT_COLOURS[name]]),
  ) as Colours;
}

/** The contrast ratio of WCAG 2.2 of two colours such as `#1b1917`. */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of WCAG 2.2, from the red, green and blue share of the colour. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
