export { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
