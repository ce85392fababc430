/** The order matters: user agents also name the browsers that they imitate, as Edge names Chrome and Safari. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
/** The order matters: an iPhone also names Mac OS X, and Android also names Linux. */
const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** The names of browser and device in a user agent; empty if unknown. */
export function describeBrowser(userAgent: string): { browser: string; system: string } {
  const firstMatch = (candidates: typeof browsers) =>
    candidates.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';
  return { browser: firstMatch(browsers), system: firstMatch(systems) };
}
