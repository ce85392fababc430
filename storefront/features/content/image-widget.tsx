import styles from './image-widget.module.css';
import { WidgetPicture } from './widget-picture.tsx';
import type { WidgetProps } from './widgets.ts';

/** A picture, with words below where there are any; all of it leads on where an editor said so. */
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
        // Without any words a link would lead nobody who does not see the picture.
        <a href={href} aria-label={title || text || image.altText ? undefined : href}>
          {figure}
        </a>
      )}
    </figure>
  );
}
