import { Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import type { Upload } from '../../../platform/uploads/read-upload.js';
import { TakesFile, UploadedFile } from '../../../platform/uploads/uploaded-file.js';
import { PICTURE_RULE } from '../../schools/index.js';
import { PupilPhotoDto } from '../pupils.dto.js';
import { PUPIL_NOUN } from '../pupils.errors.js';
import { PupilPhotosService } from './pupil-photos.service.js';

@ApiTags('pupils')
@Controller('api/pupils/:id/photo')
@Allow('admin', 'pupils')
@Rows('school')
@Requires('manageUsers')
export class PupilPhotosController {
  constructor(private readonly photos: PupilPhotosService) {}

  /** Says where the photo of a pupil is, to whoever finds the pupil in lists or opens the card. */
  @Get()
  @Allow('any-role', 'pupils')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @RecordId(PUPIL_NOUN) id: string): Promise<PupilPhotoDto> {
    return { url: await this.photos.link(caller, id) };
  }

  /** Replaces the photo. Refused unless a guardian has agreed to it. */
  @Put()
  @TakesFile()
  async change(
    @Caller() caller: SchoolCaller,
    @RecordId(PUPIL_NOUN) id: string,
    @UploadedFile(PICTURE_RULE) { bytes }: Upload,
  ): Promise<PupilPhotoDto> {
    return { url: await this.photos.change(caller, id, bytes) };
  }

  /** Takes the photo away; the consent stands. */
  @Delete()
  @HttpCode(204)
  async remove(@Caller() caller: SchoolCaller, @RecordId(PUPIL_NOUN) id: string): Promise<void> {
    await this.photos.remove(caller, id);
  }
}
