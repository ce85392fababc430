import { useShop } from '#storefront/session/shop-context.ts';
import styles from './shop-logo.module.css';

/** The shop's logo, or its name. */
export function ShopLogo() {
  const { name, logo } = useShop().shopper.shop;
  if (!logo) return name;
  const { url, darkUrl, ...size } = logo;
  return (
    <picture className={styles.logo}>
      {darkUrl && <source srcSet={darkUrl} media="(prefers-color-scheme: dark)" />}
      <img src={url} alt={name} {...size} />
    </picture>
  );
}
