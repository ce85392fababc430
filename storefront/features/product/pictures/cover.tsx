import { readPictureSize } from '#contract/product/picture-file.ts';
import { SHOP } from '#storefront/config/shop.ts';
import styles from './cover.module.css';

export type PictureWidth = (typeof SHOP.productImageWidths)[number];

/** Enough for a box of 5rem on screens with three pixels per CSS pixel. */
export const thumbnailWidths: readonly PictureWidth[] = [200, 400];

interface CoverProps {
  fileName: string | undefined;
  alt: string;
  /** The `sizes` attribute: the width of the box into which the picture fits. */
  sizes: string;
  /** Loaded eagerly; other pictures are loaded lazily. */
  isFirst?: boolean;
  /**
   * URL of a smaller version in the browser's cache, shown while this one loads. Only with script: the content security policy
   * blocks styles in HTML.
   */
  placeholder?: string | undefined;
  widths?: readonly PictureWidth[];
}

/** A picture in its own aspect ratio, inside a box of a fixed one. Every picture has a version for the box of every width. */
export function Cover(props: CoverProps) {
  return renderCover(props);
}

/** Renders the same as `Cover` without a component, which would be slower in lists with many pictures. */
export function renderCover({
  fileName,
  alt,
  sizes,
  isFirst = false,
  placeholder,
  widths = [200, 400, 600, 800],
}: CoverProps) {
  if (!fileName) return <span className={styles.missing} />;
  const { width, height } = pictureSize(fileName);
  return (
    // The key replaces the element, so that the old picture is not shown beside another title.
    <picture key={fileName} className={styles.cover}>
      <source type="image/avif" srcSet={srcSetOf(fileName, widths, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSetOf(fileName, widths, 'webp')} sizes={sizes} />
      <img
        // One size is enough for the few browsers without AVIF and WebP.
        src={imagePath(fileName, 400, 'jpg')}
        alt={alt}
        width={width}
        height={height}
        data-tall={height > width * SHOP.productImageRatio || undefined}
        style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

function srcSetOf(fileName: string, widths: readonly PictureWidth[], format: 'avif' | 'webp'): string {
  const file = fileName.replace(/jpg$/, format);
  let sources = '';
  for (const width of widths)
    sources += `${sources && ', '}/images/product/${width}f${width * SHOP.productImageRatio}/${file} ${width}w`;
  return sources;
}

/** The file name of a drawn cover has no size: its original is 1600 pixels wide. */
export function pictureSize(fileName: string) {
  return readPictureSize(fileName) ?? { width: 1600, height: 1600 * SHOP.productImageRatio };
}

/** The version that fits into a box of this width: `400f500` is for a box of 400 × 500 pixels. */
export function imagePath(fileName: string, width: PictureWidth, format: 'avif' | 'webp' | 'jpg'): string {
  return `/images/product/${width}f${width * SHOP.productImageRatio}/${fileName.replace(/jpg$/, format)}`;
}

/** The file as the merchant supplied it. Its format may differ from the extension. */
export function originalPath(fileName: string): string {
  return `/images/product/raw/${fileName}`;
}
