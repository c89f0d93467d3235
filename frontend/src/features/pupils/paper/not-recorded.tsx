/** What the browser's own command prints in the place of a list. */
export const NotRecorded = () => (
  <p className="hidden print:block">Guna menu Cetak di halaman ini: cetakan senarai direkodkan dahulu.</p>
);
