import type {Caption} from '@remotion/captions';

/** What somebody says, as a speech recognizer would give it: one word each, in milliseconds. */
export const captions: Caption[] = [
  {text: 'On', startMs: 0, endMs: 240, timestampMs: 120, confidence: 0.98},
  {text: ' a', startMs: 240, endMs: 360, timestampMs: 300, confidence: 0.99},
  {text: ' mountain,', startMs: 360, endMs: 1000, timestampMs: 680, confidence: 0.97},
  {text: ' water', startMs: 1240, endMs: 1640, timestampMs: 1440, confidence: 0.99},
  {text: ' boils', startMs: 1640, endMs: 2100, timestampMs: 1870, confidence: 0.95},
  {text: ' before', startMs: 2300, endMs: 2720, timestampMs: 2510, confidence: 0.98},
  {text: ' it', startMs: 2720, endMs: 2860, timestampMs: 2790, confidence: 0.99},
  {text: ' is', startMs: 2860, endMs: 3000, timestampMs: 2930, confidence: 0.99},
  {text: ' hot.', startMs: 3000, endMs: 3600, timestampMs: 3300, confidence: 0.96},
];
