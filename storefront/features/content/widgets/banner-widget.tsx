import buttons from '#storefront/ui/button.module.css';
import type { WidgetProps } from '../widgets.ts';
import styles from './banner-widget.module.css';
import { WidgetPicture } from './widget-picture.tsx';

/** By `textAndButtonPlacementFullWidth`. `widget-settings.ts` in the contract explains the numbers of the settings. */
const placements = ['start', 'middle', 'end'] as const;

/** A picture with text below or on it. The whole banner is one link; its button is decorative. */
export function BannerWidget({ widget, container, isFirst }: WidgetProps<'Banner'>) {
  const { image, text1, text2, buttonText, classNames, ...settings } = widget.settings;
  const isFull = classNames.split(/\s+/).includes('full') || container.layout === 'full';
  const hasText = text1 !== '' || text2 !== '' || buttonText !== '';
  const content = (
    <>
      <WidgetPicture
        image={image}
        sizes={widget.sizes}
        container={container}
        isFirst={isFirst}
        isDecorative={text1 !== ''}
      />
      {hasText && (
        <div className={styles.body}>
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
  const attributes = {
    className: styles.banner,
    'data-text': settings.textAndButtonPlacement === 1 ? 'on' : 'below',
    'data-colour': settings.textColor === 1 ? 'secondary' : 'primary',
    'data-placement': isFull ? placements[settings.textAndButtonPlacementFullWidth] : undefined,
    'data-full': isFull ? '' : undefined,
    'data-bleeds': container.design === 'full-width' && container.layout === 'full' ? '' : undefined,
  };
  if (image.href === '') return <div {...attributes}>{content}</div>;
  return (
    <a {...attributes} href={image.href} aria-label={hasText ? undefined : image.altText || image.href}>
      {content}
    </a>
  );
}
