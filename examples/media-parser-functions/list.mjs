import {readdirSync} from 'node:fs';
import path from 'node:path';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

for (const file of readdirSync('public').filter((name) => name.endsWith('.mp4'))) {
  const {durationInSeconds} = await parseMedia({
    src: path.join('public', file),
    reader: nodeReader,
    fields: {durationInSeconds: true},
    acknowledgeRemotionLicense: true,
  });
  console.log(`${file}: ${durationInSeconds} seconds`);
}
