export { ImportPage } from './import-page';
export { importAddress, useImportAddress } from './use-import-address';
