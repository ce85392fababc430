import { exportedNames, importedNames, mentionsIn } from './exported-names.ts';
import { outsideImporters } from './project-files.ts';
import { rule } from './rule.ts';

/** Names that a framework reads: of screens, of messages that are loaded by locale, and of Vitest. */
const entryPoints =
  /\.route\.tsx#(Component|loader|action|prepare)$|^(storefront\/translations|demo\/book-texts)\/\w+\/.*#default$|\/global-setup\.ts#default$/;

rule(
  'another file imports each exported name',
  (files) => {
    const imported = new Set([...importedNames(files), ...importedNames(outsideImporters())]);
    const mentions = mentionsIn(files);
    const isMentionedElsewhere = (name: string, path: string) =>
      name === 'default' || (mentions.get(name)?.size ?? 0) > (mentions.get(name)?.has(path) ? 1 : 0);
    return exportedNames(files)
      .filter(({ path, name }) => {
        if (entryPoints.test(`${path}#${name}`) || imported.has(`${path}#${name}`)) return false;
        return !(imported.has(`${path}#*`) && isMentionedElsewhere(name, path));
      })
      .map(({ path, line, name }) => `${path}:${line} ${name}`);
  },
  `cli/a.ts export const a = 1; const b = a;
   cli/a.ts export interface A { b: string } & cli/b.ts import { c } from './a.ts';
   cli/a.ts export default 1; & cli/b.ts import './a.ts';
   cli/a.ts const a = 1; export { a as b };
   cli/a.ts export const { a, b } = c; & cli/b.ts import { a } from './a.ts';
   cli/a.ts export class A {} & cli/b.ts const load = () => import('./a.ts');
   cli/a.ts export function a() {} & cli/b.ts import * as all from './a.ts';
   storefront/features/home/home.route.tsx export function Home() {}`,
  `cli/a.ts export const a = 1; & cli/a.test.ts import { a } from './a.ts';
   cli/a.ts export type A = 1; & cli/b.ts import { type A as B } from './a.ts';
   cli/a.ts export default 1; & cli/b.ts import a from './a.ts';
   cli/a.ts export const a = 1; & cli/b.ts export { a as b } from './a.ts'; & cli/c.ts import { b } from './b.ts';
   cli/a.ts export class A {} & cli/b.ts const { A } = await import('./a.ts');
   cli/a.ts export function a() {} & cli/b.ts import * as all from './a.ts'; all.a();
   storefront/features/home/home.route.tsx export function Component() {}
   storefront/translations/fi/base.ts export default {};`,
);
