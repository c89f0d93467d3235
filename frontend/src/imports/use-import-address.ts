import { useSearchParams } from 'react-router';

const parameter = 'import';
/** In the address while no file is chosen yet. */
export const newImport = 'baharu';

/** Where a page offers to begin one. */
export const importAddress = (path: string): string => `${path}?${parameter}=${newImport}`;

/** Which import stands open in place of the page, as its address says: `?import=<id>`. */
export function useImportAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    importId: search.get(parameter),
    begin: () => go(newImport),
    go,
  };

  function go(importId: string | null) {
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (importId) after.set(parameter, importId);
      else after.delete(parameter);
      return after;
    });
  }
}
