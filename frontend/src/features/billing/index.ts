export { plansQuery } from './calls';
