import { createHash } from 'node:crypto';
import { CHANNEL_THEMES } from '#storefront/theme/channel-themes.ts';
import { themeCss } from '#storefront/theme/theme-css.ts';

/** A channel's theme, inlined into every page and allowed by its hash in the content security policy. */
export interface ChannelStyle {
  css: string;
  /** Source for the `style-src` directive; empty without a theme. */
  source: string;
}

export function styleOfChannel(channelId: string): ChannelStyle {
  const theme = Object.hasOwn(CHANNEL_THEMES, channelId) ? CHANNEL_THEMES[channelId] : undefined;
  const css = themeCss(theme ?? {});
  return { css, source: css && styleHash(css) };
}

export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
