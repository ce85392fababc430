import { createHash } from 'node:crypto';
import { type Branding, brandingUrl, type FontSettings, versionUrl } from '#contract/shop/branding.ts';
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
  icons: ShopIcons;
  /** The files that a page preloads: the shop's own fonts, and those of the design that it uses. */
  selectFonts(ofDesign: readonly string[]): string[];
}

export interface ShopIcons {
  /** URL and content type. */
  favicon: { url: string; type: string };
  apple: string;
  /** Icons of the installed app, by purpose and size. */
  app(purpose: 'any' | 'maskable', size: 192 | 512): string;
}

/** The theme of the code with this name, and over it the one of the shop's settings. */
export function createChannelStyle(
  name: string,
  { theme: settings, branding }: Pick<PublicShopSettings, 'theme' | 'branding'>,
): ChannelStyle {
  const theme = Object.hasOwn(CHANNEL_THEMES, name) ? CHANNEL_THEMES[name] : undefined;
  const own = {
    serif: readOwnFont('serif', branding.serifFont),
    sans: readOwnFont('sans', branding.sansFont),
  };
  const tokens = { ...theme, ...tokensOf(settings), ...own.serif?.token, ...own.sans?.token };
  const css = [own.serif?.css, own.sans?.css, themeCss(tokens)].join('');
  return {
    css,
    source: css && styleHash(css),
    browserColour: withDefaults(settings.colours).strip.light,
    icons: iconsOf(branding),
    selectFonts: (ofDesign) => [
      ...ofDesign.filter(
        (file) => !(tokens.serif && /fraunces/.test(file)) && !(tokens.sans && /schibsted/.test(file)),
      ),
      ...[own.serif?.url, own.sans?.url].flatMap((url) => url ?? []),
    ],
  };
}

/** System fonts with the widths for which the metrics of an own font are computed. */
const fallbackFonts = {
  serif: { local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], generic: 'Georgia, serif' },
  sans: { local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'], generic: 'Arial, sans-serif' },
};

/** A font of the shop, and a fallback of the same size while it loads. */
function readOwnFont(kind: 'serif' | 'sans', font: FontSettings | undefined) {
  const url = brandingUrl(font?.file);
  if (!font || !url) return undefined;
  const family = `Shop ${kind}`;
  const { local, generic } = fallbackFonts[kind];
  const { sizeAdjust, ascent, descent, lineGap } = font.metrics ?? {};
  const sources = local.map((name) => `local("${name}")`).join(',');
  const size =
    sizeAdjust === undefined
      ? ''
      : `;size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%`;
  return {
    url,
    token: { [kind]: `"${family}", "${family} fallback", ${generic}` },
    css: `@font-face{font-family:"${family}";font-weight:${font.weights};font-display:swap;src:url("${url}") format("woff2")}@font-face{font-family:"${family} fallback";src:${sources}${size}}`,
  };
}

function iconsOf({ icon }: Branding): ShopIcons {
  const own = versionUrl(icon, 'favicon');
  return {
    favicon: own ? { url: own, type: 'image/png' } : { url: '/favicon.svg', type: 'image/svg+xml' },
    apple: versionUrl(icon, 'apple') ?? '/apple-touch-icon.png',
    app: (purpose, size) => {
      const name = purpose === 'any' ? 'icon' : 'maskable';
      return (
        versionUrl(icon, `${name}-${size}`) ?? `/${purpose === 'any' ? 'icon' : 'icon-maskable'}-${size}.png`
      );
    },
  };
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
