import type {Paragraph} from 'mdast';
import {describe, expect, test} from 'vitest';
import {parseTree} from '../../../../plugins/pages/markdown';
import {isBacked} from '../../../../checks/steps/backing';
import {claimsIn} from '../../../../checks/steps/claims';

/** Whether the evidence has everything that a sentence states. */
const isBackedBy = (sentence: string, evidence: string): boolean => {
  const claims = claimsIn(parseTree(sentence).children[0] as Paragraph);
  expect(claims.length).toBeGreaterThan(0);
  return claims.every((claim) => isBacked(claim, evidence));
};

describe('a name', () => {
  test.each([
    ['`Title`', '<Composition id="Title" />'],
    ['`out/a.png`', 'npx remotion still A out/a.png'],
    ['`npx vite`', 'npx vite build'],
    ['`a.b`', 'a?.b'],
    ['`<video>`', '<video src="a.mp4" />'],
    ['`--muted`', 'npx remotion render --muted'],
    ['`No tide: 404`', 'No\n  tide: 404'],
  ])('%s is in %s', (sentence, evidence) => {
    expect(isBackedBy(sentence, evidence)).toBe(true);
  });

  test.each([
    ['`Title2`', 'Title'],
    ['`Title`', 'Title2'],
    ['`Title`', 'MyTitle'],
    ['`a`', 'yuva444p12le'],
    ['`out/a.png`', 'out/a.png2'],
    ['`out/a.png`', 'out/axpng'],
    ['`<video>`', '<videos>'],
    ['`--muted`', '--muted-part'],
  ])('%s is not in %s', (sentence, evidence) => {
    expect(isBackedBy(sentence, evidence)).toBe(false);
  });
});

describe('a number', () => {
  test.each([
    ['90 frames', 'durationInFrames={90}'],
    ['90 frames', 'frames: 90'],
    ['90 frames', 'nb_frames=90'],
    ['90 frames', 'Title    30      1280x720       90 (3.00 sec)'],
    ['10 frames and 40 frames', 'frames 30 to 39'],
    ['frame 45', 'npx remotion still A out/a.png --frame=45'],
    ['frame 15', '{text: "a", from: 15}'],
    ['frames 15 to 29', 'frames 15 to 29  silence'],
    ['30 frames per second', 'fps={30}'],
    ['30 frames per second', '\nTitle    30      1280x720       90 (3.00 sec)'],
    ['16.7 fps', 'avg_frame_rate=50/3'],
    ['3 seconds', 'duration: 3'],
    ['3 seconds', '90 (3.00 sec)'],
    ['1.6 seconds', 'duration=1.600000'],
    ['1.33 seconds', 'atrim=0us:1333333.3333us'],
    ['200 milliseconds', 'bufferStateDelayInMilliseconds={200}'],
    ['1280 by 720', 'width: 1280, height: 720'],
    ['1280 by 720', 'width=1280|height=720'],
    ['1280 by 720', '1280x720'],
    ['750 Hz', 'pitch 750 Hz'],
    ['12 kB', 'out/a.png 12 kB'],
    ['48,000', 'stream,mp3,48000,2'],
    ['0.5', '[0.50, 1]'],
  ])('%s is in %s', (sentence, evidence) => {
    expect(isBackedBy(sentence, evidence)).toBe(true);
  });

  test.each([
    ['90 frames', 'width: 90'],
    ['90 frames', '--frame=90'],
    ['90 frames', 'frames: 190'],
    ['90 frames', 'frames: 90.5'],
    ['11 frames', 'frames 30 to 39'],
    ['frame 45', 'frames: 45'],
    ['frame 45', '--frame=451'],
    ['frames 15 to 30', 'frames 15 to 29, frames 30 to 44'],
    ['30 frames per second', 'frames: 30'],
    ['16.8 fps', 'avg_frame_rate=50/3'],
    ['3 seconds', 'frames: 3'],
    ['3 seconds', 'duration: 3.5'],
    ['1.34 seconds', '1333333.3333us'],
    ['200 milliseconds', 'width: 200'],
    ['1280 by 721', 'width: 1280, height: 720'],
    ['1280 by 720', 'width: 1280, and later height: 720'],
    ['720 by 1280', '1280x720'],
    ['750 Hz', 'pitch 750'],
    ['12 kB', 'out/a.png 12'],
    ['48', 'clip48.mp4, 1.48, 480'],
  ])('%s is not in %s', (sentence, evidence) => {
    expect(isBackedBy(sentence, evidence)).toBe(false);
  });
});
