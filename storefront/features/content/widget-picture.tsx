import styles from './widget-picture.module.css';
import type { PictureSettings, PictureSizes, WidgetProps } from './widgets.ts';

/** The image server has these widths, and no others. */
const widths = [400, 800, 1200, 1600, 2400] as const;
const formats = ['avif', 'webp', 'jpg'] as const;
const phone = '(max-width: 767px)';

/** Until it is known how large a picture is, it keeps the place of a wide one. */
const unknown = { width: 1600, height: 900 };

interface PictureProps {
  image: PictureSettings;
  sizes: PictureSizes;
  container: WidgetProps<'Image'>['container'];
  isFirst?: boolean;
  /** How wide it is shown, where the container's layout does not say so. */
  shownAs?: string;
  /** Where words beside it say the same. */
  isDecorative?: boolean;
}

/** A picture in the width that is needed and the newest format that is understood; another file where a phone has its own. */
export function WidgetPicture({ image, sizes, container, isFirst, shownAs, isDecorative }: PictureProps) {
  const { filename, filenameForMobileDevice: small } = image;
  const size = sizes[filename] ?? unknown;
  const shown = shownAs ?? shownWidth(container);
  return (
    <picture className={styles.picture}>
      {small !== '' &&
        small !== filename &&
        formats.map((format) => (
          <source
            key={`small ${format}`}
            media={phone}
            type={typeOf(format)}
            srcSet={srcSet(small, sizes[small] ?? unknown, format)}
            sizes={shown}
            {...(sizes[small] ?? unknown)}
          />
        ))}
      <source type="image/avif" srcSet={srcSet(filename, size, 'avif')} sizes={shown} />
      <source type="image/webp" srcSet={srcSet(filename, size, 'webp')} sizes={shown} />
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

/** What the container leaves to each of its widgets: as the styles have it. */
function shownWidth({ layout, design, isSwiped }: PictureProps['container']): string {
  const phone = isSwiped && layout !== 'full' ? '80vw' : '92vw';
  const columns = { full: 1, half: 2, third: 3, quarter: 4 }[layout];
  if (design === 'full-width' && columns === 1) return '100vw';
  if (design === 'narrow') return `(min-width: 768px) ${Math.round(46 / columns)}rem, ${phone}`;
  return `(min-width: 1344px) ${Math.round(78 / columns)}rem, (min-width: 768px) ${Math.round(92 / columns)}vw, ${phone}`;
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
