import { createHash } from 'node:crypto';
import { Controller, Get, Header, Headers, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Now } from '../../../platform/access/caller.js';
import { Allow } from '../../../platform/access/route-policy.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { Limited, LOOKUPS } from '../../../platform/http/rate-limits.js';
import { HostSchool } from '../../../platform/tenancy/host-school.js';
import { FeedReader } from './feed-reader.js';

const NAME = /^([\w-]+)\.ics$/;

/** For calendars of other programs, which cannot sign in: the address is the secret. */
@ApiExcludeController()
@Controller('kalendar')
@Allow('public')
export class PublicFeedController {
  constructor(private readonly feeds: FeedReader) {}

  @Get(':file')
  @Limited(LOOKUPS)
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  async read(
    @Now() now: number,
    @HostSchool() schoolCode: string | undefined,
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const secret = NAME.exec(file)?.[1];
    const text = schoolCode && secret ? await this.feeds.read(schoolCode, secret, now) : null;
    if (text === null) throw new NotFoundError('The calendar');
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.header('etag', tag);
    if (known?.includes(tag)) return reply.status(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  }
}
