import type { WidgetProps } from '../widgets.ts';
import styles from './image-widget.module.css';
import { WidgetPicture } from './widget-picture.tsx';

/** A picture with an optional caption and link. */
export function ImageWidget({ widget, container, isFirst }: WidgetProps<'Image'>) {
  const { image } = widget.settings;
  const { href, title, text } = image;
  const figure = (
    <>
      <WidgetPicture image={image} sizes={widget.sizes} container={container} isFirst={isFirst} />
      {(title !== '' || text !== '') && (
        <figcaption className={styles.caption}>
          {title !== '' && <strong>{title}</strong>}
          {text}
        </figcaption>
      )}
    </>
  );
  return (
    <figure className={styles.figure}>
      {href === '' ? (
        figure
      ) : (
        // A link without any text needs a label for screen readers.
        <a href={href} aria-label={title || text || image.altText ? undefined : href}>
          {figure}
        </a>
      )}
    </figure>
  );
}
