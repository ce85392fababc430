import type { LoaderFunctionArgs } from 'react-router';
import { loadListOfPath } from './list-of-path.ts';

export { ListScreen as Component } from './list-screen.tsx';

export const loader = (args: LoaderFunctionArgs) => loadListOfPath(args, 'brand');
