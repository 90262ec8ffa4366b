import fs from 'node:fs';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

const {metadata, images} = await parseMedia({
  src: 'public/waves.mp3',
  reader: nodeReader,
  fields: {metadata: true, images: true},
  acknowledgeRemotionLicense: true,
});

console.log(metadata);

for (const {data, mimeType} of images) {
  const extension = mimeType === 'image/png' ? 'png' : 'jpg';
  fs.mkdirSync('out', {recursive: true});
  fs.writeFileSync(`out/cover.${extension}`, data);
  console.log(`Saved the cover: ${data.byteLength} bytes, ${mimeType}`);
}
