import { SHOP } from '#storefront/config/shop.ts';
import styles from './cover.module.css';

/** The widths that the image server offers. */
const widths = [200, 400, 600, 800] as const;

interface CoverProps {
  fileName: string | undefined;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Loaded eagerly; other pictures are loaded lazily. */
  isFirst?: boolean;
  /** URL of a smaller version in the browser's cache, shown while this one loads. */
  placeholder?: string | undefined;
}

export function Cover({ fileName, alt, sizes, isFirst = false, placeholder }: CoverProps) {
  if (!fileName) return <span className={styles.missing} />;
  return (
    // The key replaces the element, so that the old picture is not shown beside another title.
    <picture
      key={fileName}
      className={styles.cover}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    >
      <source type="image/avif" srcSet={srcSet(fileName, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(fileName, 'webp')} sizes={sizes} />
      <img
        // One size is enough for the few browsers without AVIF and WebP.
        src={imagePath(fileName, 400, 'jpg')}
        alt={alt}
        width={400}
        height={400 * SHOP.productImageRatio}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

export function imagePath(fileName: string, width: number, format: 'avif' | 'webp' | 'jpg'): string {
  return `/images/product/${width}f${width * SHOP.productImageRatio}/${fileName.replace(/jpg$/, format)}`;
}

function srcSet(fileName: string, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${imagePath(fileName, width, format)} ${width}w`).join(', ');
}
