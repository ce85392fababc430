/** `/content/preview` is another word for it (§2). */
export { Component, loader, prepare } from './preview-widgets.route.tsx';
