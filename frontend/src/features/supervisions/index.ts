export { supervisionSetup } from './supervision-setup';
