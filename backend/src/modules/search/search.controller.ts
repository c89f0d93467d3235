import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { FindingsDto } from '../../platform/search/findable.js';
import { SearchQueryDto } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  /** Finds what the caller may open, by words: at most 20 things in all. */
  @Get()
  @Allow('member')
  @Rows('own')
  @Requires('dashboard')
  find(@Caller() caller: SchoolCaller, @Query() { query }: SearchQueryDto): Promise<FindingsDto> {
    return this.search.find(caller, query);
  }
}
