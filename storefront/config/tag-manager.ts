/** Element after the page with the URL of the tag manager that may be loaded on it. */
export const TAG_MANAGER_ELEMENT_ID = 'measuring';
