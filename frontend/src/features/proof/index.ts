export { ProofDialog } from './proof-dialog';
