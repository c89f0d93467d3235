import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type StaffCaller } from '../../platform/access/caller.js';
import { Allow } from '../../platform/access/route-policy.js';
import { OperationsCallerDto } from './caller.dto.js';

@ApiTags('operations')
@Controller('api/operations/me')
@Allow('staff')
export class OperationsCallerController {
  /** In which roles the caller comes: what the screens offer. */
  @Get()
  me(@Caller() { principal, staffRoles }: StaffCaller): OperationsCallerDto {
    return { email: principal.email, roles: [...staffRoles] };
  }
}
