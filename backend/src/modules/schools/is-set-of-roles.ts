import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { SCHOOL_ROLES } from './school-role.js';

/** Any of the roles of a school, none among them, each once. */
export const IsSetOfRoles = () =>
  applyDecorators(
    IsArray(),
    ArrayMaxSize(SCHOOL_ROLES.length),
    ArrayUnique(),
    IsIn(SCHOOL_ROLES, { each: true }),
  );
