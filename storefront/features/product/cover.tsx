import { SHOP } from '#storefront/config/shop.ts';
import styles from './cover.module.css';

/** The image server has fixed sizes, so browsers and caches meet the same few files. */
const widths = [200, 400, 600, 800] as const;

interface CoverProps {
  fileName: string | undefined;
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The picture that the visitor is waiting for; others wait until they come near. */
  isFirst?: boolean;
  /** The address of the same picture in less detail, which is there already. */
  smaller?: string | undefined;
}

export function Cover({ fileName, alt, sizes, isFirst = false, smaller }: CoverProps) {
  if (!fileName) return <span className={styles.missing} />;
  return (
    // A new picture is a new element: the old one must not stand beside another title while it loads.
    <picture
      key={fileName}
      className={styles.cover}
      style={smaller ? { backgroundImage: `url("${smaller}")` } : undefined}
    >
      <source type="image/avif" srcSet={srcSet(fileName, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(fileName, 'webp')} sizes={sizes} />
      <img
        // For the few browsers that know neither: one size is enough, and keeps lists short.
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
