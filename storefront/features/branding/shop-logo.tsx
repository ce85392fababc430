import { useShop } from '#storefront/session/shop-context.ts';
import styles from './shop-logo.module.css';

/** CSS pixels. */
const maxWidth = 192;
const maxHeight = 36;

/** The shop's logo, or its name. */
export function ShopLogo() {
  const { name, logo } = useShop().shopper.shop;
  if (!logo) return name;
  const { url, darkUrl, ...size } = logo;
  return (
    <picture className={styles.logo}>
      {darkUrl && <source srcSet={darkUrl} media="(prefers-color-scheme: dark)" />}
      <img
        src={url}
        alt={name}
        // Only vector images are enlarged.
        {...(url.endsWith('.svg') ? scaleToFit(size, Infinity) : scaleToFit(size, 1))}
      />
    </picture>
  );
}

/** Sets the size by attributes and not by CSS, because many SVG files have no size of their own, only proportions. */
function scaleToFit({ width, height }: { width: number; height: number }, maxScale: number) {
  const scale = Math.min(maxWidth / width, maxHeight / height, maxScale);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
