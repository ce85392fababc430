import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { mayFrame } from './document-policy.ts';
import styles from './video-widget.module.css';
import { WidgetPicture } from './widget-picture.tsx';
import type { WidgetProps } from './widgets.ts';

const providers = [
  {
    need: 'youtube',
    name: 'YouTube',
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    frame: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    need: 'vimeo',
    name: 'Vimeo',
    page: (id: string) => `https://vimeo.com/${id}`,
    frame: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
] as const;

/**
 * A still that leads to the film. With script it plays here, after the press and not before: until then nothing is asked of
 * anybody else.
 */
export default function VideoWidget({ widget, container, isFirst }: WidgetProps<'Video'>) {
  const t = useTranslate();
  const { videoId, videoProvider, videoDisplayType, title, image } = widget.settings;
  const provider = providers[videoProvider];
  const [playing, setPlaying] = useState<'here' | 'dialog'>();
  const name = title || image?.altText || provider.name;

  function play(event: MouseEvent): void {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (!isPlain || !mayFrame(provider.need)) return;
    event.preventDefault();
    const isWide = matchMedia('(min-width: 768px)').matches;
    setPlaying(videoDisplayType === 1 && isWide ? 'dialog' : 'here');
  }

  const film = (
    <iframe
      className={styles.film}
      src={provider.frame(videoId)}
      title={name}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
  return (
    <figure className={styles.video}>
      {playing === 'here' ? (
        film
      ) : (
        <a className={styles.still} href={provider.page(videoId)} rel="noopener" onClick={play}>
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
          {film}
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
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <IconButton look="disc" name="close" label={t('shop.close')} onClick={() => dialog.current?.close()} />
      {children}
    </dialog>
  );
}
