import type { LocalizedText } from '../languages.ts';
import nordic from './biographies-nordic.ts';
import other from './biographies-other.ts';
import swedish from './biographies-swedish.ts';

/** Biographies of the best-known authors, by name. */
export const biographies: Readonly<Record<string, LocalizedText | undefined>> = {
  ...swedish,
  ...nordic,
  ...other,
};
