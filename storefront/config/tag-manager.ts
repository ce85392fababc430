/** Id of the element after the page that contains the tag manager's URL, if the page may load it. */
export const TAG_MANAGER_ELEMENT_ID = 'measuring';
