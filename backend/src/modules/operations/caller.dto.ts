import type { StaffRole } from '../../platform/access/access.js';

export class OperationsCallerDto {
  email: string;

  roles: StaffRole[];
}
