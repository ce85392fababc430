import { type RefObject, useEffect, useState } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import styles from './slider-controls.module.css';

export interface SliderControlsProps {
  row: RefObject<HTMLElement | null>;
  hasArrows: boolean;
  hasDots: boolean;
}

/** Arrows for a mouse, and a dot for every width of the row. Whoever swipes sees where they are. */
export function SliderControls({ row, hasArrows, hasDots }: SliderControlsProps) {
  const t = useTranslate();
  const { page, pages } = usePlaceInRow(row);
  if (pages < 2) return null;
  const show = (wanted: number) => {
    const element = row.current;
    element?.scrollTo({ left: wanted * element.clientWidth });
  };
  return (
    <>
      {hasArrows && (
        <div className={styles.arrows}>
          <IconButton
            look="disc"
            name="left"
            label={t('slider.previous')}
            aria-disabled={page === 0}
            onClick={() => show(page - 1)}
          />
          <IconButton
            look="disc"
            name="right"
            label={t('slider.next')}
            aria-disabled={page === pages - 1}
            onClick={() => show(page + 1)}
          />
        </div>
      )}
      {hasDots && (
        <div className={styles.dots}>
          {Array.from({ length: pages }, (_, dot) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
              key={dot}
              type="button"
              aria-current={dot === page}
              aria-label={t('slider.page', { page: dot + 1, pages })}
              onClick={() => show(dot)}
            />
          ))}
        </div>
      )}
    </>
  );
}

function usePlaceInRow(row: SliderControlsProps['row']): { page: number; pages: number } {
  const [place, setPlace] = useState({ page: 0, pages: 1 });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // A row that is hidden now has no width.
      const pages = clientWidth > 0 ? Math.ceil((scrollWidth - 1) / clientWidth) : 1;
      const isAtEnd = Math.abs(scrollLeft) + clientWidth >= scrollWidth - 1;
      const page = isAtEnd ? pages - 1 : Math.round(Math.abs(scrollLeft) / clientWidth);
      setPlace((now) => (now.page === page && now.pages === pages ? now : { page, pages }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [row]);
  return place;
}
