import { useEffect, useState } from 'react';
import { TIMINGS } from '#storefront/config/timings.ts';
import { createLoadingSign, type LoadingPhase } from './loading-phase.ts';
import styles from './loading-signs.module.css';

interface LoadingSignsProps {
  isLoading: boolean;
  /** A list that changes where it stands shows by itself that it does. */
  isNewPage: boolean;
  message: string;
}

/** A bar along the top edge at first, and words when it takes long (§4, §9). */
export function LoadingSigns({ isLoading, isNewPage, message }: LoadingSignsProps) {
  const bar = useLoadingPhase(isLoading, TIMINGS.loadingBarDelay, TIMINGS.loadingBarHide);
  const indicator = useLoadingPhase(isLoading && isNewPage, TIMINGS.loadingIndicatorDelay, 0);
  return (
    <>
      <div aria-hidden="true" className={styles.bar} data-phase={bar} />
      <div role="status" className={styles.indicator} data-phase={indicator}>
        {indicator === 'shown' && message}
      </div>
    </>
  );
}

function useLoadingPhase(isLoading: boolean, delay: number, hide: number): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase>('hidden');
  const [sign] = useState(() => createLoadingSign({ delay, hide }, setPhase));
  useEffect(() => {
    if (isLoading) sign.begin();
    else sign.end();
  }, [isLoading, sign]);
  useEffect(() => sign.stop, [sign]);
  return phase;
}
