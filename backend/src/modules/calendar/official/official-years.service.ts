import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { readOfficialYear } from './official-year-file.js';
import { OfficialYearsRepository } from './official-years.repository.js';

/** The ministry's calendars as staff of the platform bring them, without a new build. */
@Injectable()
export class OfficialYearsService {
  constructor(
    private readonly database: Database,
    private readonly years: OfficialYearsRepository,
  ) {}

  /**
   * In place of what was imported of the year before. Schools that keep days of their own are asked about each line.
   * @param text of the file
   * @returns what was done, as a sentence
   * @throws OfficialYearFileError naming the place in the file
   */
  async import(text: string, now: number): Promise<string> {
    const year = readOfficialYear(text);
    await this.database.systemTransaction(() => this.years.save(year, now));
    return `The calendar of ${year.name} is published to the schools. Who keeps days of their own is asked line by line.`;
  }
}
