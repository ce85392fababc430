import type { PictureSettings, PictureSizes, WidgetProps } from '../widgets.ts';
import styles from './widget-picture.module.css';

/** The widths that the image server offers. */
const widths = [400, 800, 1200, 1600, 2400] as const;
const formats = ['avif', 'webp', 'jpg'] as const;
const phoneMedia = '(max-width: 767px)';

/** Size that is reserved for a picture of unknown size. */
const fallbackSize = { width: 1600, height: 900 };

interface PictureProps {
  image: PictureSettings;
  sizes: PictureSizes;
  container: WidgetProps<'Image'>['container'];
  isFirst?: boolean;
  /** Empty alternative text, because the text beside it says the same. */
  isDecorative?: boolean;
}

/** A responsive picture in modern formats, with an optional separate file for small screens. */
export function WidgetPicture({ image, sizes, container, isFirst, isDecorative }: PictureProps) {
  const { filename, filenameForMobileDevice: smallFilename } = image;
  const size = sizes[filename] ?? fallbackSize;
  const sizesAttribute = sizesOf(container);
  return (
    <picture className={styles.picture}>
      {smallFilename !== '' &&
        smallFilename !== filename &&
        formats.map((format) => (
          <source
            key={`small ${format}`}
            media={phoneMedia}
            type={typeOf(format)}
            srcSet={srcSet(smallFilename, sizes[smallFilename] ?? fallbackSize, format)}
            sizes={sizesAttribute}
            {...(sizes[smallFilename] ?? fallbackSize)}
          />
        ))}
      <source type="image/avif" srcSet={srcSet(filename, size, 'avif')} sizes={sizesAttribute} />
      <source type="image/webp" srcSet={srcSet(filename, size, 'webp')} sizes={sizesAttribute} />
      <img
        src={imagePath(filename, 800, 'jpg')}
        alt={isDecorative ? '' : image.altText}
        {...size}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

/**
 * The `sizes` attribute: the width of a widget in the container, as in widget-area.module.css. A narrow container is 46rem
 * wide. Other containers are 78rem wide from a window of 1344px on, and 92vw in a smaller window.
 */
function sizesOf({ layout, design, isSwiped }: PictureProps['container']): string {
  const phoneWidth = isSwiped && layout !== 'full' ? '80vw' : '92vw';
  const columns = { full: 1, half: 2, third: 3, quarter: 4 }[layout];
  if (design === 'full-width' && columns === 1) return '100vw';
  if (design === 'narrow') return `(min-width: 768px) ${Math.round(46 / columns)}rem, ${phoneWidth}`;
  return `(min-width: 1344px) ${Math.round(78 / columns)}rem, (min-width: 768px) ${Math.round(92 / columns)}vw, ${phoneWidth}`;
}

function srcSet(
  fileName: string,
  { width: largest }: { width: number },
  format: (typeof formats)[number],
): string {
  return widths
    .filter((width, index) => index === 0 || width <= largest)
    .map((width) => `${imagePath(fileName, width, format)} ${width}w`)
    .join(', ');
}

function imagePath(fileName: string, width: number, format: (typeof formats)[number]): string {
  return `/images/pagewidget/${width}w/${fileName.replace(/\.\w+$/, `.${format}`)}`;
}

function typeOf(format: (typeof formats)[number]): string {
  return format === 'jpg' ? 'image/jpeg' : `image/${format}`;
}
