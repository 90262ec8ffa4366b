import {readFileSync} from 'node:fs';
import {openAiWhisperApiToCaptions} from '@remotion/openai-whisper';

const transcription = JSON.parse(readFileSync('openai.json', 'utf8'));
const {captions} = openAiWhisperApiToCaptions({transcription});

console.log(captions.slice(0, 3));
