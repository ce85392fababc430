/** A sign that something is on its way: not for what is quick, and gone a moment after it came. */
export type LoadingPhase = 'hidden' | 'shown' | 'ending';

export interface LoadingSign {
  begin(): void;
  end(): void;
  stop(): void;
}

export function createLoadingSign(
  { delay, hide }: { delay: number; hide: number },
  onPhase: (phase: LoadingPhase) => void,
): LoadingSign {
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
    begin() {
      if (phase === 'hidden') later('shown', delay);
      else {
        clearTimeout(timer);
        enter('shown');
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
