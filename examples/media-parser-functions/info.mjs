import {parseMedia} from '@remotion/media-parser';
import {universalReader} from '@remotion/media-parser/universal';

for (const src of process.argv.slice(2)) {
  const {name, durationInSeconds} = await parseMedia({
    src,
    reader: universalReader,
    fields: {name: true, durationInSeconds: true},
    acknowledgeRemotionLicense: true,
  });
  console.log(`${name}: ${durationInSeconds} seconds`);
}
