import {downloadAndParseMedia} from '@remotion/media-parser';
import {nodeWriter} from '@remotion/media-parser/node-writer';

await downloadAndParseMedia({
  src: process.argv[2],
  writer: nodeWriter('downloaded.bin'),
  fields: {tracks: true},
  acknowledgeRemotionLicense: true,
  onError: (error) => {
    console.error(error.message);
    return {action: 'download'};
  },
});
