import { useQuery } from '@tanstack/react-query';
import { Avatar } from '../../../ui/avatar';
import { PictureEditor, pictureQuery } from '../../pictures';
import type { Pupil } from '../calls';

type PhotoOfPupilProps = { pupil: Pupil; isAgreed: boolean; mayChange: boolean };

/** Beside the consent that it hangs on: without one it says why there can be none. */
export function PhotoOfPupil({ pupil, isAgreed, mayChange }: PhotoOfPupilProps) {
  const kind = { of: 'pupil', pupilId: pupil.id } as const;
  const { data: url } = useQuery({ ...pictureQuery(kind), enabled: isAgreed });
  if (!isAgreed)
    return <p>Gambar belum boleh dimuat naik: tiada persetujuan penjaga yang masih berkuat kuasa.</p>;
  if (mayChange)
    return (
      <PictureEditor
        kind={kind}
        label="Gambar murid"
        preview={(seen) => <Avatar name={pupil.name} picture={seen} size="large" />}
      />
    );
  return url === null ? <p>Belum ada gambar.</p> : null;
}
