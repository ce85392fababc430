import { type ComponentType, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import { useOnClientNavigation } from '../use-on-client-navigation.ts';
import { altTextOf, type ProductPicture } from './alt-text.ts';
import { Cover, originalPath, type PictureWidth, thumbnailWidths } from './cover.tsx';
import styles from './gallery.module.css';
import { findLoadedImage } from './loaded-image.ts';
import type { ZoomProps } from './zoom-dialog.tsx';

const sizes = '(min-width: 1200px) 34rem, (min-width: 768px) 44vw, 78vw';
const widths: readonly PictureWidth[] = [400, 600, 800, 1200];

/** The pictures of a product in a scrollable row. Each links to its original; with script a dialog shows it. */
export function Gallery({ pictures, title }: { pictures: ProductPicture[]; title: string }) {
  const t = useTranslate('product');
  const strip = useRef<HTMLUListElement>(null);
  const [shownIndex, setShownIndex] = useState(0);
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>();
  const [opened, setOpened] = useState<{ index: number; preview?: string }>();
  const placeholder = useOnClientNavigation(() => findLoadedImage(pictures[0]?.fileName));
  const imageLabel = (index: number) => t('product.imageOf', { number: index + 1, count: pictures.length });
  const images = pictures.map((picture, index) => ({
    fileName: picture.fileName,
    alt: altTextOf(picture) ?? (index === 0 ? t('product.coverOf', { title }) : imageLabel(index)),
  }));

  async function open(event: MouseEvent<HTMLAnchorElement>, index: number): Promise<void> {
    const { href } = event.currentTarget;
    const preview = event.currentTarget.querySelector('img')?.currentSrc;
    event.preventDefault();
    try {
      const { ZoomDialog } = await import('./zoom-dialog.tsx');
      setZoom(() => ZoomDialog);
      setOpened({ index, preview });
    } catch {
      // The link is followed if the dialog cannot be loaded.
      location.assign(href);
    }
  }

  function scrollTo(index: number): Element | undefined {
    const slide = strip.current?.children[index];
    slide?.scrollIntoView({ block: 'nearest', inline: 'start' });
    return slide;
  }

  /** Moves from the focused picture instead of the shown one, because the row can still be scrolling. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const focused = [...event.currentTarget.children].findIndex((slide) =>
      slide.contains(event.target as Node),
    );
    const slide = step && scrollTo(focused + step);
    if (!slide) return;
    event.preventDefault();
    slide.querySelector('a')?.focus({ preventScroll: true });
  }

  if (images.length === 0) return <Cover fileName={undefined} alt="" sizes={sizes} />;
  return (
    <div className={styles.gallery}>
      <ul
        ref={strip}
        className={styles.strip}
        onKeyDown={handleKeyDown}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) =>
          setShownIndex(Math.round((scrollLeft / scrollWidth) * images.length))
        }
      >
        {images.map(({ fileName, alt }, index) => (
          <li key={fileName} id={`image-${index + 1}`}>
            <a
              href={originalPath(fileName)}
              onClick={(event) => void open(event, index)}
              className={styles.enlarge}
            >
              <Cover
                fileName={fileName}
                alt={alt}
                sizes={sizes}
                widths={widths}
                isFirst={index === 0}
                placeholder={index === 0 ? placeholder : undefined}
              />
              <span className={styles.hint}>
                <Icon name="enlarge" />
                <span className="visually-hidden">{t('product.enlarge')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <Thumbnails images={images} shownIndex={shownIndex} labelOf={imageLabel} onSelect={scrollTo} />
      )}
      {Zoom && (
        <Zoom
          images={images}
          index={opened?.index}
          preview={opened?.preview}
          onShow={(index) => setOpened({ index })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

interface ThumbnailsProps {
  images: { fileName: string }[];
  shownIndex: number;
  labelOf: (index: number) => string;
  onSelect: (index: number) => void;
}

function Thumbnails({ images, shownIndex, labelOf, onSelect }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbs}>
      {images.map(({ fileName }, index) => (
        <li key={fileName}>
          <a
            href={`#image-${index + 1}`}
            aria-current={index === shownIndex || undefined}
            onClick={(event) => {
              event.preventDefault();
              onSelect(index);
            }}
          >
            <Cover fileName={fileName} alt={labelOf(index)} sizes="4rem" widths={thumbnailWidths} />
          </a>
        </li>
      ))}
    </ul>
  );
}
