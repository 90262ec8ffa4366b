import {defineExample} from '../define';

const readersCommand = 'readers name the file themselves';

export default defineExample({
  shows: 'The functions, readers and writers of Media Parser: what they return, save and throw.',
  pages: [
    '/docs/media-parser/download-and-parse',
    '/docs/media-parser/download-and-parse-media',
    '/docs/media-parser/has-been-aborted',
    '/docs/media-parser/media-parser-controller',
    '/docs/media-parser/node-reader',
    '/docs/media-parser/node-writer',
    '/docs/media-parser/parse-media',
    '/docs/media-parser/universal-reader',
    '/docs/media-parser/webcodecs-timescale',
  ],
  ports: [8013],
  steps: [
    {command: 'node parse.mjs', output: 'parse.output.txt', notShown: readersCommand},
    {command: 'node samples.mjs', output: 'samples.output.txt', notShown: readersCommand},
    {command: 'node errors.mjs', output: 'errors.output.txt', notShown: readersCommand},
    {command: 'node controller.mjs', output: 'controller.output.txt', notShown: readersCommand},
    {command: 'node aborted.mjs', output: 'aborted.output.txt', notShown: readersCommand},
    {command: 'node list.mjs', output: 'list.output.txt', notShown: readersCommand},
    {command: 'node copy.mjs', output: 'copy.output.txt', notShown: readersCommand},
    {command: 'node timestamps.mjs', output: 'timestamps.output.txt', notShown: readersCommand},
    {
      command: 'node server.mjs',
      until: /Listening/,
      notShown: 'it stands in for a server of the reader',
    },
    {
      command: 'node download.mjs',
      output: 'download.output.txt',
      makes: [{file: 'out/clip.mp4', width: 320, height: 180, videoCodec: 'h264', frames: 90}],
      notShown: readersCommand,
    },
    {
      command: 'node download-and-check.mjs http://localhost:8013/clip.mp4',
      output: 'download-and-check.output.txt',
      makes: [{file: 'downloaded.mp4', width: 320, height: 180, videoCodec: 'h264', frames: 90}],
      notShown: readersCommand,
    },
    {
      command: 'node keep-part.mjs http://localhost:8013/photo.png',
      exitCode: 1,
      notShown: readersCommand,
    },
    {command: 'rm downloaded.bin', notShown: 'fails if the file was not kept'},
    {
      command: 'node info.mjs public/clip.mp4 http://localhost:8013/clip.mp4',
      output: 'info.output.txt',
    },
  ],
  notShown: {'server.mjs': 'it stands in for a server of the reader'},
});
