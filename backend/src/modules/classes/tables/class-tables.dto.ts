import { IntersectionType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { TABLE_FORMATS, type TableFormat } from '../../../platform/tables/table-file.js';
import { OfYearQueryDto, SchoolQueryDto } from '../../schools/index.js';

export class TableQueryDto extends SchoolQueryDto {
  @IsIn(TABLE_FORMATS)
  format: TableFormat;
}

export class TableOfYearQueryDto extends IntersectionType(OfYearQueryDto, TableQueryDto) {}
