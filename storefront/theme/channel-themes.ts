/** Values of design tokens (tokens.css, without the dashes) in a channel (§1). */
export type Theme = Readonly<Record<string, string>>;

/** Channels without an entry use the values of tokens.css. */
export const CHANNEL_THEMES: Readonly<Record<string, Theme>> = {
  // One sans-serif for everything, navy on pale green, rounded corners.
  '2|se': {
    ink: 'light-dark(#12203f, #e6ecf8)',
    'ink-soft': 'light-dark(#4b5874, #aab6d1)',
    paper: 'light-dark(#f3f8f4, #0e1526)',
    'paper-raised': 'light-dark(#ffffff, #18223c)',
    'paper-sunken': 'light-dark(#dfece3, #090e1b)',
    line: 'light-dark(#c2d4c8, #2b3859)',
    'line-strong': 'light-dark(#6a8074, #7281a8)',
    accent: 'light-dark(#0a5c46, #7ad9b4)',
    'accent-ink': 'light-dark(#ffffff, #0e1526)',
    strip: 'light-dark(#0a5c46, #103f35)',
    'strip-ink': 'light-dark(#ffffff, #e6ecf8)',
    serif: '"Schibsted Grotesk Variable", "Schibsted Fallback", "Helvetica Neue", Arial, sans-serif',
    'title-weight': '800',
    'title-tracking': '-0.035em',
    'wordmark-weight': '900',
    'wordmark-tracking': '-0.05em',
    radius: '0.75rem',
    'radius-large': '1.5rem',
  },
};
