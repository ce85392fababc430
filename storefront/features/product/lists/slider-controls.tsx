import { type RefObject, useEffect, useState } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import styles from './slider-controls.module.css';

export interface SliderControlsProps {
  row: RefObject<HTMLElement | null>;
  hasArrows: boolean;
  hasDots: boolean;
}

/** Arrows for a mouse, and a dot per page of the row, which also shows the position when swiping. */
export function SliderControls({ row, hasArrows, hasDots }: SliderControlsProps) {
  const t = useTranslate();
  const { page, pages } = useRowPosition(row);
  if (pages < 2) return null;
  const scrollToPage = (target: number) => {
    const element = row.current;
    element?.scrollTo({ left: target * element.clientWidth });
  };
  return (
    <>
      {hasArrows && (
        <div className={styles.arrows}>
          <IconButton
            variant="disc"
            name="left"
            label={t('slider.previous')}
            aria-disabled={page === 0}
            onClick={() => scrollToPage(page - 1)}
          />
          <IconButton
            variant="disc"
            name="right"
            label={t('slider.next')}
            aria-disabled={page === pages - 1}
            onClick={() => scrollToPage(page + 1)}
          />
        </div>
      )}
      {hasDots && (
        <div className={styles.dots}>
          {Array.from({ length: pages }, (_, dot) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its page.
              key={dot}
              type="button"
              aria-current={dot === page}
              aria-label={t('slider.page', { page: dot + 1, pages })}
              onClick={() => scrollToPage(dot)}
            />
          ))}
        </div>
      )}
    </>
  );
}

function useRowPosition(row: SliderControlsProps['row']): { page: number; pages: number } {
  const [position, setPosition] = useState({ page: 0, pages: 1 });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const updatePosition = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // A hidden row has no width. One pixel of tolerance, because browsers round sizes and scroll positions.
      const pages = clientWidth > 0 ? Math.ceil((scrollWidth - 1) / clientWidth) : 1;
      // `scrollLeft` is negative in right-to-left text.
      const isAtEnd = Math.abs(scrollLeft) + clientWidth >= scrollWidth - 1;
      const page = isAtEnd ? pages - 1 : Math.round(Math.abs(scrollLeft) / clientWidth);
      setPosition((current) =>
        current.page === page && current.pages === pages ? current : { page, pages },
      );
    };
    updatePosition();
    element.addEventListener('scroll', updatePosition, { passive: true });
    const sizes = new ResizeObserver(updatePosition);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', updatePosition);
      sizes.disconnect();
    };
  }, [row]);
  return position;
}
