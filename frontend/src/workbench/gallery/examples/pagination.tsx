import { Pagination } from '../../../ui/pagination';

export const title = 'Halaman demi halaman';

export function Example() {
  return (
    <div className="flex flex-col gap-4">
      <Pagination label="invois" summary="1-25 daripada 340" next="?selepas=25" />
      <Pagination label="resit" summary="26-50 daripada 340" previous="?" next="?selepas=50" />
    </div>
  );
}
