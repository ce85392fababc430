import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The folders of the installed packages that the shop needs when it runs, from npm's record of the installation. */
export function productionPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'));
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const found = new Set();
  const visit = (folder, names) => {
    for (const name of names) {
      const path = resolvePackage(packages, folder, name);
      // A package that is not installed is optional, for another platform.
      if (!path || found.has(path)) continue;
      found.add(path);
      visit(path, runtimeDependencies(packages[path]));
    }
  };
  visit('', Object.keys({ ...dependencies, ...optionalDependencies }));
  // A package in the folder of another one is copied with it.
  return [...found].filter((path) => ![...found].some((other) => path.startsWith(`${other}/`)));
}

/** As Node resolves a package: in the nearest node_modules. */
function resolvePackage(packages, folder, name) {
  for (let from = folder; ; from = posix.dirname(from) === '.' ? '' : posix.dirname(from)) {
    const path = posix.join(from, 'node_modules', name);
    if (packages[path]) return path;
    if (from === '') return undefined;
  }
}

function runtimeDependencies({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}
