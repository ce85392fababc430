import { plainLoader } from '#storefront/session/plain-screen.tsx';

export { PlainScreen as Component } from '#storefront/session/plain-screen.tsx';
export const loader = plainLoader('withdrawal', 'footer.withdraw');
