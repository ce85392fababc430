import { Suspense, use } from 'react';
import type { ProductSample } from '#contract/order/download-requests.ts';
import { formatNameOf } from '#contract/product/media-types.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './samples.module.css';

interface SamplesProps {
  /** A promise in the browser, where the page does not wait for the samples. */
  samples: readonly ProductSample[] | Promise<readonly ProductSample[]>;
}

/** Links to reading samples, and players for audio samples. A player loads nothing before it is started. */
export function Samples(props: SamplesProps) {
  return (
    <Suspense>
      <LoadedSamples {...props} />
    </Suspense>
  );
}

function LoadedSamples({ samples }: SamplesProps) {
  const t = useTranslate('product');
  const loaded = samples instanceof Promise ? use(samples) : samples;
  if (loaded.length === 0) return null;
  return (
    <ul className={styles.samples}>
      {loaded.map(({ path, title, mediaType }) => {
        const isAudio = mediaType.startsWith('audio/');
        const label = [t(isAudio ? 'product.listenSample' : 'product.readSample'), title]
          .filter(Boolean)
          .join(': ');
        return (
          <li key={path}>
            {isAudio ? (
              <>
                <span>{label}</span>
                {/* biome-ignore lint/a11y/useMediaCaption: the sample is the book's text, read aloud. */}
                <audio controls preload="none" src={path} aria-label={label} />
              </>
            ) : (
              // The browser follows the link, not the router.
              <a href={path} data-reload="">
                {label} ({formatNameOf(mediaType)})
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
