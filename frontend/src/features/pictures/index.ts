export { PictureEditor } from './picture-editor';
export { photosQuery, pictureQuery } from './queries';
