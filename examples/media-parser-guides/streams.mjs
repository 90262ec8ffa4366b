import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

const {m3uStreams, dimensions, durationInSeconds} = await parseMedia({
  src: 'public/hls/main.m3u8',
  reader: nodeReader,
  fields: {m3uStreams: true, dimensions: true, durationInSeconds: true},
  acknowledgeRemotionLicense: true,
  selectM3uStream: ({streams}) => {
    const small = streams.find(({dimensions}) => dimensions !== null && dimensions.height <= 90);
    return (small ?? streams[0]).id;
  },
  selectM3uAssociatedPlaylists: ({associatedPlaylists}) =>
    associatedPlaylists.filter(({language}) => language === 'de'),
});

console.log(
  m3uStreams?.map(({id, src, bandwidthInBitsPerSec}) => [id, src, bandwidthInBitsPerSec]),
);
console.log(dimensions, durationInSeconds);
