export type LoadingPhase = 'hidden' | 'visible' | 'ending';

interface LoadingTimer {
  /** Loading has started. */
  start(): void;
  /** Loading has ended. */
  end(): void;
  /** Reports no further phase. */
  stop(): void;
}

interface LoadingDelays {
  /** Time until the indicator appears. */
  delay: number;
  /** Time from the end of loading until the indicator hides. */
  hide: number;
}

/** Phases of a loading indicator: it appears after a delay and hides a moment after loading ends. */
export function createLoadingTimer(
  { delay, hide }: LoadingDelays,
  onPhase: (phase: LoadingPhase) => void,
): LoadingTimer {
  let phase: LoadingPhase = 'hidden';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enter = (next: LoadingPhase) => {
    if (next === phase) return;
    phase = next;
    onPhase(next);
  };
  const enterAfter = (ms: number, next: LoadingPhase) => {
    clearTimeout(timer);
    timer = setTimeout(() => enter(next), ms);
  };
  return {
    start() {
      if (phase === 'hidden') enterAfter(delay, 'visible');
      else {
        clearTimeout(timer);
        enter('visible');
      }
    },
    end() {
      clearTimeout(timer);
      if (phase === 'hidden') return;
      if (hide === 0) return enter('hidden');
      enter('ending');
      enterAfter(hide, 'hidden');
    },
    stop: () => clearTimeout(timer),
  };
}
