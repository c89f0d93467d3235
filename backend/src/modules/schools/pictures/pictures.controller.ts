import { Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import type { Upload } from '../../../platform/uploads/read-upload.js';
import { TakesFile, UploadedFile } from '../../../platform/uploads/uploaded-file.js';
import { PICTURE_RULE } from './picture.js';
import { PhotosDto, PictureDto } from './pictures.dto.js';
import { PicturesService } from './pictures.service.js';

/** Seen at every level, as the school's name is. */
@ApiTags('pictures')
@Controller('api/pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  /** Says where the caller's own photo is. */
  @Get('photo')
  @Allow('member')
  @Rows('own')
  @Requires('billing')
  async photo(@Caller() caller: SchoolCaller): Promise<PictureDto> {
    return { url: await this.pictures.photo(caller) };
  }

  /** Replaces the caller's own photo. */
  @Put('photo')
  @Allow('member')
  @Rows('own')
  @Requires('dashboard')
  @TakesFile()
  async changePhoto(
    @Caller() caller: SchoolCaller,
    @UploadedFile(PICTURE_RULE) { bytes }: Upload,
  ): Promise<PictureDto> {
    return { url: await this.pictures.changePhoto(caller, bytes) };
  }

  /** Takes the caller's own photo away. */
  @Delete('photo')
  @HttpCode(204)
  @Allow('member')
  @Rows('own')
  @Requires('billing')
  async removePhoto(@Caller() caller: SchoolCaller): Promise<void> {
    await this.pictures.removePhoto(caller);
  }

  /** Of everybody in the school: beside a name its face. */
  @Get('photos')
  @Allow('member')
  @Rows('school')
  @Requires('billing')
  async photos(@Caller() caller: SchoolCaller): Promise<PhotosDto> {
    return { photos: await this.pictures.photos(caller) };
  }

  /** Says where the logo of the school is. */
  @Get('logo')
  @Allow('member')
  @Rows('school')
  @Requires('billing')
  async logo(@Caller() caller: SchoolCaller): Promise<PictureDto> {
    return { url: await this.pictures.logo(caller) };
  }

  /** Replaces the logo of the school. */
  @Put('logo')
  @Allow('admin')
  @Rows('school')
  @Requires('manageUsers')
  @TakesFile()
  async changeLogo(
    @Caller() caller: SchoolCaller,
    @UploadedFile(PICTURE_RULE) { bytes }: Upload,
  ): Promise<PictureDto> {
    return { url: await this.pictures.changeLogo(caller, bytes) };
  }

  /** Takes the logo of the school away. */
  @Delete('logo')
  @HttpCode(204)
  @Allow('admin')
  @Rows('school')
  @Requires('manageUsers')
  async removeLogo(@Caller() caller: SchoolCaller): Promise<void> {
    await this.pictures.removeLogo(caller);
  }
}
