import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { SCHOOL_ROLES } from './school-role.js';

/** Any of the roles of a school, none among them, each once. */
export const IsSetOfRoles = ({ required } = { required: true }) =>
  applyDecorators(
    ApiProperty({ enum: SCHOOL_ROLES, isArray: true, maxItems: SCHOOL_ROLES.length, required }),
    IsArray(),
    ArrayMaxSize(SCHOOL_ROLES.length),
    ArrayUnique(),
    IsIn(SCHOOL_ROLES, { each: true }),
  );
