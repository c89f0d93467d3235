export { photosQuery, pictureQuery } from './calls';
export { PictureEditor } from './picture-editor';
