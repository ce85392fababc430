import type { themaSubjects } from './sv/thema-subjects.ts';

/** The names of common codes of Thema 1.6. A shop loads the other ones from the official lists. */
export type ThemaSubjects = Record<keyof typeof themaSubjects, string>;
