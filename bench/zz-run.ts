import { measureCatalogue, rowsOfCatalogue } from './catalogue.ts';
const m = await measureCatalogue(Number(process.argv[2]));
console.log(rowsOfCatalogue([m]).map((r) => r.join(' | ')).join('\n'));
