import {staticFile} from 'remotion';

const paths = [
  './images/logo.svg',
  '../public/images/logo.svg',
  '/home/ada/my-video/public/images/logo.svg',
  'C:\\my-video\\public\\images\\logo.svg',
  '/variants/logo.svg',
  'public/images/logo.svg',
  'http://localhost:3000/photo.jpg',
  'https://example.com/photo.jpg',
];

for (const path of paths) {
  try {
    console.log(staticFile(path));
  } catch (error) {
    console.log(error.message);
  }
}
for (const path of [
  'images/logo.svg',
  '/images/logo.svg',
  'variants/logo.svg',
  '//example.com/photo.jpg',
  'ftp://example.com/photo.jpg',
]) {
  console.log(`${path} becomes ${staticFile(path)}`);
}
