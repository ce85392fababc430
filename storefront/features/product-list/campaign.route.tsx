import { keepingList } from './keep-list.ts';
import { loadKnownList } from './load-known-list.ts';

export { ListScreen as Component } from './list-screen.tsx';

export const loader = keepingList((args) => loadKnownList(args, 'campaign'));
