import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The body of every reply that is not a success. */
export class ErrorDto {
  @ApiProperty({ example: 'VALIDATION_FAILED', description: 'Stable, for programs' })
  code: string;

  @ApiProperty({ description: 'English, for developers; screens map the code to Malay' })
  message: string;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  details?: object;
}
