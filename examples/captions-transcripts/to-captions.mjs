import {readFileSync} from 'node:fs';
import {toCaptions} from '@remotion/install-whisper-cpp';

const whisperCppOutput = JSON.parse(readFileSync('transcript.json', 'utf8'));
const {captions} = toCaptions({whisperCppOutput});

console.log(captions.slice(0, 4));
