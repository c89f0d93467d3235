export class PictureDto {
  /** Shows the picture for an hour; null where there is none */
  url: string | null;
}

export class PhotoDto {
  userId: string;

  /** Shows the photo for an hour */
  url: string;
}

export class PhotosDto {
  /** Of members who have one */
  photos: PhotoDto[];
}
