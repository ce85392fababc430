const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** What people call the browser and the device that a user agent names; empty where nobody knows. */
export function describeBrowser(userAgent: string): { browser: string; system: string } {
  const first = (known: typeof browsers) => known.find(([, mark]) => mark.test(userAgent))?.[0] ?? '';
  return { browser: first(browsers), system: first(systems) };
}
