const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/**
 * The characters of the fonts that every page loads: those of the five languages, and of most Nordic names. The
 * `unicode-range` of fonts.css lists the same ones. Pages with other characters load larger files.
 */
export const CORE_CHARACTERS = `${ascii}\u00a0§©\u00ad°·½ÄÅÆÉÖ×ØÜßàáâãäåæçèéêëíîïðñóôõöøùúûüýþ–—‘’“”„•…›\u202f€−«»®\u2011\u2060`;
