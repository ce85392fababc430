export { loadListOfPath as loader } from './list-of-path.ts';
export { ListScreen as Component } from './list-screen.tsx';
