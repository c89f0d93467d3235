/** In the address: which import is open. */
export const importParameter = 'import';
/** In the address while no file is chosen yet. */
export const newImport = 'baharu';
