/** Minimum widths of the viewport classes (§3), for analytics; styles use media queries. */
const BREAKPOINTS = { desktopBig: 1440, desktop: 1200, laptop: 1024, tablet: 768, phone: 0 } as const;

export type ViewportClass = keyof typeof BREAKPOINTS;

export const VIEWPORT_CLASSES = Object.keys(BREAKPOINTS) as [ViewportClass, ...ViewportClass[]];

export function viewportClass(width: number): ViewportClass {
  return VIEWPORT_CLASSES.find((name) => width >= BREAKPOINTS[name]) ?? 'phone';
}
