import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../access/route-policy.js';
import { NotFoundError } from '../errors/errors.js';
import { defineRateLimit, Limited } from '../http/rate-limits.js';
import { CheckedSealDto, toCheckedSealDto } from './checks.dto.js';
import { Proofs } from './proofs.js';

/** An office that checks a pile of papers by hand stays far below it. */
const CHECKS = defineRateLimit('check', 60);

/** For whoever holds a paper, without signing in: the code on it is the secret. */
@ApiTags('checks')
@Controller('api/checks')
@Allow('public')
export class ChecksController {
  constructor(private readonly proofs: Proofs) {}

  /** Whether what was sealed under a code still counts. One answer for whatever is no such code. */
  @Get(':code')
  @Limited(CHECKS)
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  async read(@Param('code') code: string): Promise<CheckedSealDto> {
    const checked = await this.proofs.check(code);
    if (!checked) throw new NotFoundError('The code');
    return toCheckedSealDto(checked);
  }
}
