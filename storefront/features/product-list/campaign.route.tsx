import { createListLoader } from './list-loader.ts';

export { ListScreen as Component } from './list-screen.tsx';

export const loader = createListLoader('campaign');
