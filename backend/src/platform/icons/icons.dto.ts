import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Matches } from 'class-validator';

const NAME = /^[a-z0-9-]{1,64}$/;
/** At most 50, separated by commas. */
const NAMES = /^[a-z0-9-]{1,64}(?:,[a-z0-9-]{1,64}){0,49}$/;

export class IconCollectionDto {
  /** e.g. lucide */
  @Matches(NAME, { message: 'collection must hold only a-z, 0-9 and hyphens' })
  collection: string;
}

export class IconNamesDto {
  /** At most 50 names of a-z, 0-9 and hyphens, separated by commas, e.g. bell,book-open */
  @Matches(NAMES, { message: 'icons must be 1 to 50 names of a-z, 0-9 and hyphens, separated by commas' })
  icons: string;
}

export class IconDto {
  /** What stands inside the svg element, e.g. <path d="M5 12h14"/> */
  body: string;
}

@ApiExtraModels(IconDto)
export class IconSetDto {
  /** The collection, e.g. lucide */
  prefix: string;

  /** Of the box that every body is drawn in */
  width: number;

  height: number;

  @ApiProperty({ type: 'object', additionalProperties: { $ref: getSchemaPath(IconDto) } })
  icons: Record<string, IconDto>;

  /** Names that the collection does not hold */
  notFound: string[];
}
