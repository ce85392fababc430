import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import { useOnClientNavigation } from '../use-on-client-navigation.ts';
import { Cover, imagePath } from './cover.tsx';
import styles from './gallery.module.css';
import { findLoadedImage } from './loaded-image.ts';
import type { ZoomProps } from './zoom-dialog.tsx';

const sizes = '(min-width: 1200px) 34rem, (min-width: 768px) 44vw, 78vw';

/** The pictures of a product in a scrollable row. Each links to its large version; with script a dialog shows it. */
export function Gallery({ fileNames, title }: { fileNames: string[]; title: string }) {
  const t = useTranslate();
  const strip = useRef<HTMLUListElement>(null);
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>();
  const [opened, setOpened] = useState<{ index: number; preview?: string }>();
  const placeholder = useOnClientNavigation(() => findLoadedImage(fileNames[0]));
  const alt = t('product.coverOf', { title });

  async function open(event: MouseEvent<HTMLAnchorElement>, index: number): Promise<void> {
    const { href } = event.currentTarget;
    const preview = event.currentTarget.querySelector('img')?.currentSrc;
    event.preventDefault();
    try {
      const { ZoomDialog } = await import('./zoom-dialog.tsx');
      setZoom(() => ZoomDialog);
      setOpened({ index, preview });
    } catch {
      // Without the dialog the link is followed.
      location.assign(href);
    }
  }

  if (fileNames.length === 0) return <Cover fileName={undefined} alt="" sizes={sizes} />;
  return (
    <div className={styles.gallery}>
      <ul ref={strip} className={styles.strip}>
        {fileNames.map((fileName, index) => (
          <li key={fileName} id={`image-${index + 1}`}>
            <a
              href={imagePath(fileName, 1600, 'jpg')}
              onClick={(event) => void open(event, index)}
              className={styles.enlarge}
            >
              <Cover
                fileName={fileName}
                alt={index === 0 ? alt : imageLabel(index)}
                sizes={sizes}
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
      {fileNames.length > 1 && (
        <ul className={styles.thumbs}>
          {fileNames.map((fileName, index) => (
            <li key={fileName}>
              <a
                href={`#image-${index + 1}`}
                onClick={(event) => {
                  event.preventDefault();
                  strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
                }}
              >
                <Cover fileName={fileName} alt={imageLabel(index)} sizes="4rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Zoom && (
        <Zoom
          fileNames={fileNames}
          alt={alt}
          index={opened?.index}
          preview={opened?.preview}
          onShow={(index) => setOpened({ index })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );

  function imageLabel(index: number): string {
    return t('product.imageOf', { number: index + 1, count: fileNames.length });
  }
}
