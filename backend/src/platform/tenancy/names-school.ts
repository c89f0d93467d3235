import { ApiQuery } from '@nestjs/swagger';

/** The guards read schoolCode before any handler; a route that may be named one says so in the contract. */
export function NamesSchool() {
  return ApiQuery({
    name: 'schoolCode',
    required: false,
    type: String,
    example: 'aba1001',
    description: 'The school, on the main domain; on the host of a school it may be left out',
  });
}
