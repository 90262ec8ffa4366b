import path from 'node:path';
import {root} from '@docs-kit/tools';
import {nodeReader} from '@remotion/media-parser/node';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test, vi} from 'vitest';
import MediaReader, {rowsOf, sampleFacts} from './MediaReader';
import {timesOf} from './extractImages';
import {inspectMedia, type MediaFacts} from './inspectMedia';
import {playableType, verdictsOf} from './playability';
import {sample} from './sample';

// Only the bundler of the site knows this module.
vi.mock('@docusaurus/Link', () => ({default: () => null}));

test('the tool starts with what the parser reads from the sample', async () => {
  const read = await inspectMedia(
    {name: sample.name, url: path.join(root, 'static', sample.url)},
    nodeReader,
  );
  expect(sampleFacts).toEqual(read);
});

test('a file that is no video is named with the reason', async () => {
  await expect(
    inspectMedia(
      {name: 'player.png', url: path.join(root, 'static/img/social/products/player.png')},
      nodeReader,
    ),
  ).rejects.toThrow('player.png can’t be read: it is an image. Show it with <Img>');
});

test('the rows name what the header of a file does not contain, and list what only some files have', () => {
  const rows = rowsOf({
    ...sampleFacts,
    dimensions: null,
    durationInSeconds: null,
    fps: 29.97002997,
    rotation: null,
    size: null,
    location: {latitude: 47.1, longitude: 8.5, altitude: null, horizontalAccuracy: null},
    metadata: [{key: 'artist', value: 'Ada', trackId: null}],
  });
  expect(Object.fromEntries(rows)).toMatchObject({
    dimensions: 'null',
    durationInSeconds: 'null',
    fps: '29.97',
    'tracks[0]': 'video, vp9 (vp09.00.10.08)',
    rotation: 'null',
    size: 'null',
    location: '47.1, 8.5',
    metadata: 'artist: Ada',
  });
});

describe('whether a file plays', () => {
  const mp4: MediaFacts = {
    ...sampleFacts,
    container: 'mp4',
    tracks: [
      {type: 'video', codec: 'h265', codecString: 'hvc1.1.6.L93.B0', details: ''},
      {type: 'audio', codec: 'aac', codecString: 'mp4a.40.02', details: ''},
    ],
  };

  test('is asked with the codecs of MP4 and WebM, and with the type of other files', () => {
    expect(playableType(mp4)).toBe('video/mp4; codecs="hvc1.1.6.L93.B0, mp4a.40.02"');
    expect(playableType({...mp4, container: 'wav'})).toBe('audio/wav');
  });

  test('depends on the browser in the Studio, and not in a render', () => {
    expect(verdictsOf(mp4, '').map(({plays}) => plays)).toEqual(['no', 'yes']);
    expect(verdictsOf(mp4, '')[0]?.fix?.to).toContain('/docs/miscellaneous/video-formats#');
    expect(verdictsOf(mp4, 'probably').map(({plays}) => plays)).toEqual(['yes', 'yes']);
    expect(verdictsOf(mp4, null).map(({where}) => where)).toEqual(['Render']);
  });

  test('is no without tracks, and slowly with few keyframes', () => {
    expect(verdictsOf({...mp4, tracks: []}, 'maybe').map(({plays}) => plays)).toEqual(['no']);
    const plays = (keyframes: readonly number[]) =>
      verdictsOf({...mp4, durationInSeconds: 30, keyframes}, 'maybe').map((each) => each.plays);
    expect(plays([0, 9, 19, 29])).toEqual(['yes', 'yes']);
    expect(plays([0, 9, 19.5])).toEqual(['yes', 'yes', 'slowly']);
  });
});

test('frames are in the middle of equal parts, or the first one if the duration is unknown', () => {
  expect(timesOf(8, 4)).toEqual([1, 3, 5, 7]);
  expect(timesOf(null, 4)).toEqual([0]);
});

test('without JavaScript, the reader shows the result for the sample', () => {
  const html = renderToStaticMarkup(<MediaReader />);
  expect(html).toContain(`${sampleFacts.size?.toLocaleString('en-US')} bytes`);
  expect(html).not.toContain('This browser');
  expect(/<input[^>]* id="([^"]+)"/.exec(html)?.[1]).toBe(/<label for="([^"]+)"/.exec(html)?.[1]);
});
