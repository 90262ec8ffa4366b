import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../../scripts/lib/tools';
import {flacFile} from '../../../scripts/media-tables/flac';
import {type Field, measureField} from '../../../scripts/media-tables/measure';
import {type MediaRecord, partialsOf, recordFile} from '../../../scripts/media-tables/tables';
import {documentedVersion} from '../../../toolkit-packages';
import {temporaryFolder} from '../temporary-folder';

const record = JSON.parse(readFileSync(path.join(root, recordFile), 'utf8')) as MediaRecord;

const outdated = (from: MediaRecord): string[] =>
  Object.entries(partialsOf(from))
    .filter(([file, text]) => {
      const absolute = path.join(root, file);
      return !existsSync(absolute) || readFileSync(absolute, 'utf8') !== text;
    })
    .map(([file]) => file);

test('the tables show the record, which was measured with the version that the pages describe', () => {
  expect(outdated(record)).toEqual([]);
  expect(record.toolkit).toBe(documentedVersion);

  const edited = {...record, audio: {...record.audio, WAV: {...record.audio['WAV'], fps: 'slow'}}};
  expect(outdated(edited as MediaRecord)).toEqual(['docs/_partials/media-parser/audio-fields.mdx']);
});

test('a FLAC file has the fields of the record', async () => {
  const file = path.join(temporaryFolder().root, 'clip.flac');
  writeFileSync(file, flacFile(100, {title: 'Waves'}));
  const recorded = record.audio['FLAC']!;
  for (const field of Object.keys(recorded) as Field[]) {
    expect(await measureField(file, field), field).toBe(recorded[field]);
  }
});
