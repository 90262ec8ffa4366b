import {defineExample} from '../define';

const notShown = 'readers name the file themselves';

export default defineExample({
  shows: 'What the Media Parser reads from files in Node.js.',
  pages: [
    '/docs/media-parser/fast-and-slow',
    '/docs/media-parser/foreign-file-types',
    '/docs/media-parser/metadata',
    '/docs/media-parser/pause-resume-abort',
    '/docs/media-parser/samples',
    '/docs/media-parser/seeking',
    '/docs/media-parser/seeking-hints',
    '/docs/media-parser/stream-selection',
    '/docs/media-parser/tags',
    '/docs/miscellaneous/parse-media-vs-get-video-metadata',
  ],
  steps: [
    {command: 'node read-metadata.mjs', output: 'read-metadata.output.txt'},
    {command: 'node read-samples.mjs', output: 'read-samples.output.txt', notShown},
    {
      command: 'node read-tags.mjs',
      output: 'read-tags.output.txt',
      makes: [{file: 'out/cover.jpg', width: 160, height: 90, videoCodec: 'mjpeg'}],
      notShown,
    },
    {command: 'node check-files.mjs', output: 'check-files.output.txt', notShown},
    {command: 'node share.mjs', output: 'share.output.txt', notShown},
    {command: 'node stop-early.mjs', output: 'stop-early.output.txt', notShown},
    {command: 'node pause.mjs', output: 'pause.output.txt', notShown},
    {command: 'node seek.mjs', output: 'seek.output.txt', notShown},
    {command: 'node seek-twice.mjs', output: 'seek-twice.output.txt', notShown},
    {command: 'node streams.mjs', output: 'streams.output.txt', notShown},
    {command: 'node compare.mjs', output: 'compare.output.txt', notShown},
  ],
});
