type LockEntry = Readonly<{ optionalDependencies?: Readonly<Record<string, string>> }>;
export type LockFile = Readonly<{ packages: Readonly<Record<string, LockEntry>> }>;

/**
 * Optional dependencies that a lock file names but does not hold, as `package -> dependency`. npm leaves out
 * what the registry lacks, and other platforms then miss their binaries.
 */
export function missingOptionalDependencies({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersSeenFrom(path).some((folder) => `${folder}node_modules/${name}` in packages))
      .map((name) => `${path} -> ${name}`),
  );
}

/** Where Node looks: `node_modules/a/node_modules/b` sees its own folder, that of `a` and the root. */
function foldersSeenFrom(path: string): string[] {
  const parts = path.split('node_modules/');
  return [`${path}/`, ...parts.map((_, depth) => parts.slice(0, depth).join('node_modules/'))];
}
