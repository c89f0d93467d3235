import { useState } from 'react';
import { FileField } from '../../../ui/file-field';

export const title = 'Fail';

const spreadsheets = { endings: ['.csv', '.xlsx'], maxBytes: 2 * 1024 * 1024 };

export function Example() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FileField
        {...spreadsheets}
        label="Senarai murid"
        help="CSV atau XLSX, sehingga 2 MB."
        files={files}
        onChange={setFiles}
        multiple
      />
      <FileField {...spreadsheets} label="Jadual" files={[]} onChange={() => undefined} disabled />
    </div>
  );
}
