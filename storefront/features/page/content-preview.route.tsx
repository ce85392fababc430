/** `/content/preview` is an alias of the same screen (§2). */
export { Component, loader, prepare } from './preview-widgets.route.tsx';
