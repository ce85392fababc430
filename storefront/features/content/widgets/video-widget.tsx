import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isPrimaryClick } from '#storefront/browser/navigation/is-primary-click.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { canEmbed } from '../document-policy.ts';
import { VIDEO_PROVIDERS } from '../video-providers.ts';
import type { WidgetProps } from '../widgets.ts';
import styles from './video-widget.module.css';
import { WidgetPicture } from './widget-picture.tsx';

/**
 * A picture that links to the video at its provider. With script the video plays on the page, but nothing is requested
 * from the provider before the click.
 */
export default function VideoWidget({ widget, container, isFirst }: WidgetProps<'Video'>) {
  const t = useTranslate();
  const { videoId, videoProvider, videoDisplayType, title, image } = widget.settings;
  const provider = VIDEO_PROVIDERS[videoProvider];
  const [playing, setPlaying] = useState<'inline' | 'dialog'>();
  const name = title || image?.altText || provider.name;

  function play(event: MouseEvent): void {
    if (!isPrimaryClick(event) || !canEmbed(provider.embedOrigin)) return;
    event.preventDefault();
    const isWide = matchMedia('(min-width: 768px)').matches;
    // 1 opens a dialog, but not on a phone.
    setPlaying(videoDisplayType === 1 && isWide ? 'dialog' : 'inline');
  }

  const video = (
    <iframe
      className={styles.player}
      src={provider.embedUrl(videoId)}
      title={name}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
  return (
    <figure className={styles.video}>
      {playing === 'inline' ? (
        video
      ) : (
        <a className={styles.still} href={provider.pageUrl(videoId)} rel="noopener" onClick={play}>
          {image && (
            <WidgetPicture
              image={image}
              sizes={widget.sizes}
              container={container}
              isFirst={isFirst}
              isDecorative
            />
          )}
          <span className={styles.play} aria-hidden="true" />
          <span className="visually-hidden">{t('video.play', { name })}</span>
        </a>
      )}
      <figcaption className={styles.caption}>
        {title !== '' && <strong>{title}</strong>}
        {t('video.source', { provider: provider.name })}
      </figcaption>
      {playing === 'dialog' && (
        <VideoDialog name={name} onClose={() => setPlaying(undefined)}>
          {video}
        </VideoDialog>
      )}
    </figure>
  );
}

function VideoDialog({
  name,
  onClose,
  children,
}: {
  name: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={name}
      onClose={onClose}
      onMouseDown={(event) => {
        // A click on the backdrop has the dialog itself as its target.
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <IconButton
        variant="disc"
        name="close"
        label={t('shop.close')}
        onClick={() => dialog.current?.close()}
      />
      {children}
    </dialog>
  );
}
