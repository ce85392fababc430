/** Where pages tell how fast they were, when their visitor allows it. */
export const VITALS_PATH = '/vitals';

/** What browsers measure: how soon the page was there, how soon it answers, how much it moved. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];
