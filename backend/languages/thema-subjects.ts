import type { themaSubjects } from './sv/thema-subjects.ts';

/** The names of common codes of Thema 1.6. A shop loads other names from the official lists. */
export type ThemaSubjects = Record<keyof typeof themaSubjects, string>;
