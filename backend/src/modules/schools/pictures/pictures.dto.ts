export class PictureDto {
  /** Shows the picture for an hour; null where there is none */
  url: string | null;
}
