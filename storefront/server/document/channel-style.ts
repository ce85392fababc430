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
  /** The files that a page preloads: the fonts of the shop, and those of the design that it uses. */
  selectFonts(designFonts: readonly string[]): string[];
}

export interface ShopIcons {
  /** URL and content type. */
  favicon: { url: string; type: string };
  apple: string;
  /** Icons of the installed app, by purpose and size. */
  app(purpose: 'any' | 'maskable', size: 192 | 512): string;
}

/** The theme of `CHANNEL_THEMES` with this name. The theme of the shop's settings overrides it. */
export function createChannelStyle(
  name: string,
  { theme: settings, branding }: Pick<PublicShopSettings, 'theme' | 'branding'>,
): ChannelStyle {
  const theme = Object.hasOwn(CHANNEL_THEMES, name) ? CHANNEL_THEMES[name] : undefined;
  const shopFonts = {
    serif: readShopFont('serif', branding.serifFont),
    sans: readShopFont('sans', branding.sansFont),
  };
  const tokens = { ...theme, ...tokensOf(settings), ...shopFonts.serif?.token, ...shopFonts.sans?.token };
  const css = [shopFonts.serif?.css, shopFonts.sans?.css, themeCss(tokens)].join('');
  return {
    css,
    source: css && styleHash(css),
    browserColour: withDefaults(settings.colours).strip.light,
    icons: iconsOf(branding),
    selectFonts: (designFonts) => [
      ...designFonts.filter((file) => {
        const isReplaced =
          (tokens.serif && designFontFiles.serif.test(file)) ||
          (tokens.sans && designFontFiles.sans.test(file));
        return !isReplaced;
      }),
      ...[shopFonts.serif?.url, shopFonts.sans?.url].flatMap((url) => url ?? []),
    ],
  };
}

/** The files of the design's fonts: Fraunces and Schibsted Grotesk. */
const designFontFiles = { serif: /fraunces/, sans: /schibsted/ };

/** System fonts, for whose widths the metrics of a font of the shop are computed. */
const fallbackFonts = {
  serif: { local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], generic: 'Georgia, serif' },
  sans: { local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'], generic: 'Arial, sans-serif' },
};

/** A font of the shop, and a fallback of the same size while it loads. */
function readShopFont(kind: 'serif' | 'sans', font: FontSettings | undefined) {
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
  const favicon = versionUrl(icon, 'favicon');
  return {
    favicon: favicon ? { url: favicon, type: 'image/png' } : { url: '/favicon.svg', type: 'image/svg+xml' },
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
