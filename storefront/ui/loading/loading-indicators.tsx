import { useEffect, useState } from 'react';
import { TIMINGS } from '#storefront/config/timings.ts';
import styles from './loading-indicators.module.css';
import { createLoadingTimer, type LoadingPhase } from './loading-timer.ts';

interface LoadingIndicatorsProps {
  isLoading: boolean;
  /** False when a list reloads in place, which shows its own progress. */
  isNewPage: boolean;
  message: string;
}

/** A bar along the top edge, and a message when loading takes long (§4, §9). */
export function LoadingIndicators({ isLoading, isNewPage, message }: LoadingIndicatorsProps) {
  const bar = useLoadingPhase(isLoading, TIMINGS.loadingBarDelay, TIMINGS.loadingBarHide);
  const indicator = useLoadingPhase(isLoading && isNewPage, TIMINGS.loadingIndicatorDelay, 0);
  return (
    <>
      <div
        aria-hidden="true"
        className={styles.bar}
        data-phase={bar}
        data-new-page={isNewPage || undefined}
      />
      <div role="status" className={styles.indicator} data-phase={indicator}>
        {indicator === 'visible' && message}
      </div>
    </>
  );
}

function useLoadingPhase(isLoading: boolean, delay: number, hide: number): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase>('hidden');
  const [timer] = useState(() => createLoadingTimer({ delay, hide }, setPhase));
  useEffect(() => {
    if (isLoading) timer.start();
    else timer.end();
  }, [isLoading, timer]);
  useEffect(() => timer.stop, [timer]);
  return phase;
}
