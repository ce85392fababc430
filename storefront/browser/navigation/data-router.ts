import {
  type DataRouter,
  type RouterInit,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
} from 'react-router';

/** React Router's code for navigation. The build puts it into a separate chunk (docs/library-internals.md). */
export function createDataRouter(parts: Omit<RouterInit, 'mapRouteProperties'>): DataRouter {
  return UNSAFE_createRouter({
    ...parts,
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
  }).initialize();
}
