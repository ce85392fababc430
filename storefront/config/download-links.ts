/** Query parameter of a download link: the language of the page that is shown if the link has no file. */
export const DOWNLOAD_LOCALE_PARAMETER = 'lang';
