/** The language of an edition about which nothing is known (ISO 639-2). Pages do not show it. */
export const UNDETERMINED_LANGUAGE = 'und';
