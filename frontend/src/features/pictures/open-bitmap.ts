import type { FileRules } from '../../ui/file-rules';

/** As the server takes them. */
export const pictureRules: FileRules = {
  endings: ['.jpg', '.jpeg', '.png', '.webp', '.avif'],
  maxBytes: 10_000_000,
};

/** Nothing for what is no picture, whatever its name says. */
export async function openBitmap(file: File): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file).catch(() => undefined);
}

export const notAPicture = (name: string) =>
  `${name} tidak dapat dibaca sebagai gambar. Sila pilih gambar yang lain.`;
