import buttons from '#storefront/ui/button.module.css';
import styles from './banner-widget.module.css';
import { WidgetPicture } from './widget-picture.tsx';
import type { WidgetProps } from './widgets.ts';

const places = ['start', 'middle', 'end'] as const;

/** A picture with words below it or on it. All of it is one link; its button only looks like one. */
export function BannerWidget({ widget, container, isFirst }: WidgetProps<'Banner'>) {
  const { image, text1, text2, buttonText, classNames, ...settings } = widget.settings;
  const isFull = classNames.split(/\s+/).includes('full') || container.layout === 'full';
  const hasWords = text1 !== '' || text2 !== '' || buttonText !== '';
  const content = (
    <>
      <WidgetPicture
        image={image}
        sizes={widget.sizes}
        container={container}
        isFirst={isFirst}
        isDecorative={text1 !== ''}
      />
      {hasWords && (
        <div className={styles.words}>
          {text1 !== '' && <h2 className={styles.title}>{text1}</h2>}
          {text2 !== '' && <p className={styles.text}>{text2}</p>}
          {buttonText !== '' && (
            <span className={buttons.button} data-secondary="">
              {buttonText}
            </span>
          )}
        </div>
      )}
    </>
  );
  const look = {
    className: styles.banner,
    'data-words': settings.textAndButtonPlacement === 1 ? 'on' : 'below',
    'data-colour': settings.textColor === 1 ? 'secondary' : 'primary',
    'data-place': isFull ? places[settings.textAndButtonPlacementFullWidth] : undefined,
    'data-full': isFull ? '' : undefined,
    'data-bleeds': container.design === 'full-width' && container.layout === 'full' ? '' : undefined,
  };
  if (image.href === '') return <div {...look}>{content}</div>;
  return (
    <a {...look} href={image.href} aria-label={hasWords ? undefined : image.altText || image.href}>
      {content}
    </a>
  );
}
