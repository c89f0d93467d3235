export { plansQuery } from './queries';
