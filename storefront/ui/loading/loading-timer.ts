export type LoadingPhase = 'hidden' | 'visible' | 'ending';

interface LoadingTimer {
  start(): void;
  end(): void;
  stop(): void;
}

/** Phases of a loading indicator: it appears after a delay and hides a moment after loading ends. */
export function createLoadingTimer(
  { delay, hide }: { delay: number; hide: number },
  onPhase: (phase: LoadingPhase) => void,
): LoadingTimer {
  let phase: LoadingPhase = 'hidden';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enter = (next: LoadingPhase) => {
    if (next === phase) return;
    phase = next;
    onPhase(next);
  };
  const later = (next: LoadingPhase, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => enter(next), ms);
  };
  return {
    start() {
      if (phase === 'hidden') later('visible', delay);
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
      later('hidden', hide);
    },
    stop: () => clearTimeout(timer),
  };
}
