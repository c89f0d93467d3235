export { ImportPage } from './import-page';
export { useImportAddress } from './use-import-address';
