import { Pagination } from '../../../ui/pagination';

export const title = 'Halaman demi halaman';

export function Example() {
  return <Pagination label="invois" summary="1-25 daripada 340" next="?selepas=25" />;
}
