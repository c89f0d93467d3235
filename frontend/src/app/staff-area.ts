import type { Address } from '../site/page';
import { paths } from '../site/paths';

/** Where the platform's staff work. It is entered by loading it: the application of a school does not hold the table of
 * its pages. */
export const staffArea: Address = {
  path: `${paths.operations}/*`,
  title: 'Operasi',
  host: 'main',
  access: 'auth',
};

export function isInStaffArea(path: string): boolean {
  return `${path}/`.startsWith(`${paths.operations}/`);
}
