/** Endpoint for web vitals, sent with consent. */
export const VITALS_PATH = '/vitals';

/** Largest Contentful Paint, Interaction to Next Paint, Cumulative Layout Shift. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];
