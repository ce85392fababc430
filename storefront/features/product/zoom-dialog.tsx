import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { SHOP } from '#storefront/config/shop.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { imagePath } from './cover.tsx';
import styles from './zoom-dialog.module.css';

export interface ZoomProps {
  fileNames: string[];
  alt: string;
  /** Which picture is looked at; none while it is closed. */
  index: number | undefined;
  /** What the page shows of it already, to be looked at until the large one has come. */
  preview: string | undefined;
  onShow: (index: number) => void;
  onClose: () => void;
}

const width = 1600;
const height = width * SHOP.productImageRatio;

/** A picture as large as the window, and on a click, a tap or + larger: then it is scrolled, or moved with the arrow keys. */
export function ZoomDialog({ fileNames, alt, index, preview, onShow, onClose }: ZoomProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isLarge, setLarge] = useState(false);
  const isOpen = index !== undefined;
  const fileName = fileNames[index ?? 0] ?? '';

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  function move(by: 1 | -1): void {
    if (index === undefined || fileNames.length < 2) return;
    setLarge(false);
    onShow((index + by + fileNames.length) % fileNames.length);
  }

  /** The spot that was clicked stays under the finger. */
  function toggle({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): void {
    const box = currentTarget.getBoundingClientRect();
    // A key presses no spot: then it is the middle.
    const [x, y] =
      detail === 0 ? [0.5, 0.5] : [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    setLarge(!isLarge);
    requestAnimationFrame(() => {
      const area = stage.current;
      area?.scrollTo(
        x * area.scrollWidth - area.clientWidth / 2,
        y * area.scrollHeight - area.clientHeight / 2,
      );
    });
  }

  function press({ key }: KeyboardEvent): void {
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
      onKeyDown={press}
      onClose={() => {
        setLarge(false);
        onClose();
      }}
    >
      {isOpen && (
        <>
          <div ref={stage} className={styles.stage} data-large={isLarge}>
            <button key={fileName} type="button" onClick={toggle}>
              <span className={styles.layers}>
                {preview && <img src={preview} alt="" width={width} height={height} />}
                <picture>
                  <source type="image/avif" srcSet={imagePath(fileName, width, 'avif')} />
                  <source type="image/webp" srcSet={imagePath(fileName, width, 'webp')} />
                  <img src={imagePath(fileName, width, 'jpg')} alt={alt} width={width} height={height} />
                </picture>
              </span>
              <span className="visually-hidden">{isLarge ? t('product.zoomOut') : t('product.zoomIn')}</span>
            </button>
          </div>
          <div className={styles.tools}>
            {fileNames.length > 1 && (
              <>
                <IconButton
                  look="disc"
                  name="left"
                  label={t('product.previousImage')}
                  onClick={() => move(-1)}
                />
                <IconButton look="disc" name="right" label={t('product.nextImage')} onClick={() => move(1)} />
              </>
            )}
            <IconButton look="disc" name="close" label={t('product.close')} onClick={onClose} />
          </div>
        </>
      )}
    </dialog>
  );
}
