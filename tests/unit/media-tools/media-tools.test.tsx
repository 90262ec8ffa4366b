import path from 'node:path';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {timesOf} from '../../../src/components/media/drawFrames';
import MediaReader, {rowsOf, sampleFacts} from '../../../src/components/media/MediaReader';
import {fields} from '../../../src/components/media/readMedia';
import {sample} from '../../../src/components/media/sample';
import {root} from '../../../scripts/lib/tools';

// Only the bundler of the site knows this module. The table has no links.
vi.mock('@docusaurus/Link', () => ({default: () => null}));

test('the table starts with what the parser reads from the sample', async () => {
  const {internalStats, durationInSeconds, dimensions, ...facts} = await parseMedia({
    src: path.join(root, 'static', sample.url),
    reader: nodeReader,
    fields,
    acknowledgeRemotionLicense: true,
  });
  const read = {
    ...facts,
    dimensions,
    durationInSeconds,
    skippedBytes: internalStats.skippedBytes,
  };
  expect(rowsOf(sampleFacts)).toEqual(rowsOf(read));
  expect(rowsOf({...sampleFacts, videoCodec: 'vp8'})).not.toEqual(rowsOf(read));
});

test('the rows name what the header of a file does not contain', () => {
  const rows = Object.fromEntries(
    rowsOf({
      ...sampleFacts,
      dimensions: null,
      durationInSeconds: null,
      fps: 29.97002997,
      rotation: null,
      size: null,
    }),
  );
  expect(rows).toMatchObject({
    dimensions: 'null',
    durationInSeconds: 'null',
    fps: '29.97',
    rotation: 'null',
    size: 'null',
    internalStats: '83,072 bytes skipped',
  });
});

test('frames are in the middle of equal parts, or the first one if the duration is unknown', () => {
  expect(timesOf(8, 4)).toEqual([1, 3, 5, 7]);
  expect(timesOf(null, 4)).toEqual([0]);
});

test('without JavaScript, the reader shows the result for the sample', () => {
  const html = renderToStaticMarkup(<MediaReader />);
  expect(html).toContain('341 bytes read');
  expect(/<input[^>]* id="([^"]+)"/.exec(html)?.[1]).toBe(/<label for="([^"]+)"/.exec(html)?.[1]);
});
