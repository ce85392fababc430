/** Answers that many pages share, kept for a moment: long enough for a busy shop, too short for anyone to notice. */
export interface SharedMemory {
  remember<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Who asks from now on gets a new answer, also where an old one is still on its way. */
  forget(): void;
}

/** Addresses are what visitors make them: however many they invent, only so many answers are kept. */
const mostKept = 500;

export function createSharedMemory(livesMs: number, now: () => number = Date.now): SharedMemory {
  const kept = new Map<string, { answer: Promise<unknown>; until: number }>();
  return {
    remember<T>(key: string, load: () => Promise<T>): Promise<T> {
      const known = kept.get(key);
      if (known && known.until > now()) return known.answer as Promise<T>;
      const answer = load();
      kept.delete(key);
      kept.set(key, { answer, until: now() + livesMs });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      // A failure is not an answer to keep.
      answer.catch(() => {
        if (kept.get(key)?.answer === answer) kept.delete(key);
      });
      return answer;
    },
    forget: () => kept.clear(),
  };
}
