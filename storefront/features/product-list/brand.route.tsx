import { keepingList } from './keep-list.ts';
import { loadListOfPath } from './list-of-path.ts';

export { ListScreen as Component } from './list-screen.tsx';

export const loader = keepingList((args) => loadListOfPath(args, 'brand'));
