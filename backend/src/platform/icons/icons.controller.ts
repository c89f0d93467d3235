import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/route-policy.js';
import { NotFoundError } from '../errors/errors.js';
import { IconCollectionDto, IconNamesDto, IconSetDto } from './icons.dto.js';
import { IconsService } from './icons.service.js';

const SEVEN_DAYS = 'public, max-age=604800';

/** Drawings that are not in the front end's build, from data that is here. */
@ApiTags('icons')
@Controller('api/icons')
@Allow('public')
export class IconsController {
  constructor(private readonly icons: IconsService) {}

  /** Draws the icons that are named, those that are not known by name only. */
  @Get(':collection.json')
  async find(
    @Param() { collection }: IconCollectionDto,
    @Query() { icons }: IconNamesDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IconSetDto> {
    const found = await this.icons.find(collection, [...new Set(icons.split(','))]);
    if (!found) throw new NotFoundError(`The collection ${collection}`);
    reply.header('cache-control', SEVEN_DAYS);
    return found;
  }
}
