import {defineExample} from '../define';

const readersCommand = 'readers name the file themselves';

export default defineExample({
  shows: 'Captions from transcriptions by Whisper.cpp and OpenAI.',
  pages: [
    '/docs/install-whisper-cpp/convert-to-captions',
    '/docs/install-whisper-cpp/to-captions',
    '/docs/openai-whisper/openai-whisper-api-to-captions',
  ],
  steps: [
    {command: 'node to-captions.mjs', output: 'to-captions.output.txt', notShown: readersCommand},
    {
      command: 'node convert-to-captions.mjs',
      output: 'convert-to-captions.output.txt',
      notShown: readersCommand,
    },
    {
      command: 'node openai-captions.mjs',
      output: 'openai-captions.output.txt',
      notShown: readersCommand,
    },
  ],
  notShown: {
    'transcript.json':
      'is the result of transcribe(), which needs a model; its page shows one item',
  },
});
