import {readFileSync} from 'node:fs';
import {convertToCaptions} from '@remotion/install-whisper-cpp';

const {transcription} = JSON.parse(readFileSync('transcript.json', 'utf8'));
const {captions} = convertToCaptions({transcription, combineTokensWithinMilliseconds: 500});

console.log(captions);
