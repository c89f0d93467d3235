/** The hosted backend's rule, told wherever a password is chosen. */
export const passwordRule =
  'Sekurang-kurangnya 8 aksara, dan bukan yang biasa dipakai orang. Beberapa perkataan yang mudah diingat lebih kukuh daripada satu yang rumit.';
