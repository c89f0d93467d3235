import { IntersectionType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { TABLE_FORMATS, type TableFormat } from '../../../platform/tables/table-file.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { OfYearQueryDto } from '../school-classes/school-classes.dto.js';

export class TableQueryDto extends SchoolQueryDto {
  @IsIn(TABLE_FORMATS)
  format: TableFormat;
}

export class TableOfYearQueryDto extends IntersectionType(OfYearQueryDto, TableQueryDto) {}
