import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { imagePath, originalPath, pictureSize } from './cover.tsx';
import styles from './zoom-dialog.module.css';

export interface ZoomProps {
  images: { fileName: string; alt: string }[];
  /** Index of the displayed picture; undefined while closed. */
  index: number | undefined;
  /** The picture's URL on the page, shown until the large one has loaded. */
  preview: string | undefined;
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * A picture in the size of the window. A click, a tap or + shows the original enlarged. The visitor can then scroll it, also
 * with the arrow keys.
 */
export function ZoomDialog({ images, index, preview, onShow, onClose }: ZoomProps) {
  const t = useTranslate('product');
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isLarge, setLarge] = useState(false);
  const isOpen = index !== undefined;
  const { fileName = '', alt = '' } = images[index ?? 0] ?? {};

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  function move(by: 1 | -1): void {
    if (index === undefined || images.length < 2) return;
    setLarge(false);
    onShow((index + by + images.length) % images.length);
  }

  /** Scrolls the clicked point to the middle of the window. */
  function toggleZoom({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): void {
    const box = currentTarget.getBoundingClientRect();
    // A click by keyboard (`detail` is 0) has no pointer: the middle is used.
    const hasPointer = detail !== 0;
    const x = hasPointer ? (clientX - box.left) / box.width : 0.5;
    const y = hasPointer ? (clientY - box.top) / box.height : 0.5;
    setLarge(!isLarge);
    requestAnimationFrame(() => {
      const area = stage.current;
      area?.scrollTo(
        x * area.scrollWidth - area.clientWidth / 2,
        y * area.scrollHeight - area.clientHeight / 2,
      );
    });
  }

  function handleKeyDown({ key }: KeyboardEvent): void {
    if (key === '+') setLarge(true);
    if (key === '-') setLarge(false);
    if (key === 'ArrowRight' && !isLarge) move(1);
    if (key === 'ArrowLeft' && !isLarge) move(-1);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={alt}
      onKeyDown={handleKeyDown}
      onClose={() => {
        setLarge(false);
        onClose();
      }}
    >
      {isOpen && (
        <>
          <div ref={stage} className={styles.stage} data-large={isLarge}>
            <button key={fileName} type="button" onClick={toggleZoom}>
              <Layers fileName={fileName} alt={alt} preview={preview} isLarge={isLarge} />
              <span className="visually-hidden">{isLarge ? t('product.zoomOut') : t('product.zoomIn')}</span>
            </button>
          </div>
          <div className={styles.tools}>
            {images.length > 1 && (
              <>
                <IconButton
                  variant="disc"
                  name="left"
                  label={t('product.previousImage')}
                  onClick={() => move(-1)}
                />
                <IconButton
                  variant="disc"
                  name="right"
                  label={t('product.nextImage')}
                  onClick={() => move(1)}
                />
              </>
            )}
            <IconButton variant="disc" name="close" label={t('product.close')} onClick={onClose} />
          </div>
        </>
      )}
    </dialog>
  );
}

interface LayersProps {
  fileName: string;
  alt: string;
  preview: string | undefined;
  isLarge: boolean;
}

/** Width of the version that is shown in the size of the window. */
const windowPictureWidth = 1600;

/** Each version covers the smaller one once it has loaded. The original, which can be large, is loaded only to enlarge it. */
function Layers({ fileName, alt, preview, isLarge }: LayersProps) {
  const { width, height } = pictureSize(fileName);
  const size = { '--width': `${width}px`, '--ratio': width / height } as CSSProperties;
  return (
    <span className={styles.layers} style={size}>
      {preview && <img src={preview} alt="" />}
      <picture>
        <source type="image/avif" srcSet={imagePath(fileName, windowPictureWidth, 'avif')} />
        <source type="image/webp" srcSet={imagePath(fileName, windowPictureWidth, 'webp')} />
        <img src={imagePath(fileName, windowPictureWidth, 'jpg')} alt={alt} />
      </picture>
      {isLarge && <img src={originalPath(fileName)} alt="" />}
    </span>
  );
}
