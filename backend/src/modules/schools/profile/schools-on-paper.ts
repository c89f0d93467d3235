import { Injectable } from '@nestjs/common';
import type { SchoolOnPaper } from '../../../platform/pdf/paper-pages.js';
import { MALAYSIAN_STATES, type StateCode } from '../domain/malaysian-state.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { SchoolProfilesService } from './school-profiles.service.js';

/** A school as it stands at the head of its papers. */
@Injectable()
export class SchoolsOnPaper {
  constructor(
    private readonly profiles: SchoolProfilesService,
    private readonly pictures: PicturesService,
  ) {}

  async of({ id, name, code }: Readonly<{ id: string; name: string; code: string }>): Promise<SchoolOnPaper> {
    const profile = await this.profiles.ofSchool(id);
    return {
      ...{ name, code: code.toUpperCase(), place: profile ? placeOf(profile) : '' },
      logo: await this.pictures.logoOnPaper(id),
    };
  }
}

/** "PPD Batu Pahat, Johor" */
function placeOf({ ppd, state }: Readonly<{ ppd: string; state: StateCode }>): string {
  const office = ppd.trim().replace(/^PPD\s+/i, '');
  return [...(office ? [`PPD ${office}`] : []), MALAYSIAN_STATES[state]].join(', ');
}
