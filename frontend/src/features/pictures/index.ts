export { PictureEditor } from './picture-editor';
export { photosQuery, pictureQuery, picturesKey } from './queries';
