import { createHash } from 'node:crypto';
import { withDefaults } from '#contract/shop/colours.ts';
import type { PublicShopSettings } from '#contract/shop/shop-settings-requests.ts';
import { CHANNEL_THEMES, type Theme } from '#storefront/theme/channel-themes.ts';
import { themeCss } from '#storefront/theme/theme-css.ts';

/** The shop's theme, inlined into every page and allowed by its hash in the content security policy. */
export interface ChannelStyle {
  css: string;
  /** Source for the `style-src` directive; empty without a theme. */
  source: string;
  /** `theme-color`: colour of the browser's toolbar (§1). */
  browserColour: string;
}

/** The theme of the code with this name, and over it the one of the shop's settings. */
export function createChannelStyle(name: string, settings: PublicShopSettings['theme']): ChannelStyle {
  const theme = Object.hasOwn(CHANNEL_THEMES, name) ? CHANNEL_THEMES[name] : undefined;
  const css = themeCss({ ...theme, ...tokensOf(settings) });
  return { css, source: css && styleHash(css), browserColour: withDefaults(settings.colours).strip.light };
}

function tokensOf({ colours, serif, sans }: PublicShopSettings['theme']): Theme {
  const pairs = Object.entries(colours).flatMap(([name, pair]) =>
    pair ? [[name, `light-dark(${pair.light}, ${pair.dark})`]] : [],
  );
  return { ...Object.fromEntries(pairs), ...(serif && { serif }), ...(sans && { sans }) };
}

export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
