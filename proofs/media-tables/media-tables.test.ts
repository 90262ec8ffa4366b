import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {expect, test} from 'vitest';
import {flacFile} from './flac';
import {type Field, measureField} from './measure';
import {documentedVersion} from '../../features/toolkit/packages';

const tableOf = (name: string): string =>
  readFileSync(path.join(root, `docs/_partials/media-parser/${name}.mdx`), 'utf8');

test.each(['video-fields', 'audio-fields', 'codecs', 'unusual-files', 'foreign-files'])(
  'the table %s was measured with the version that the pages describe',
  (name) => {
    expect(tableOf(name)).toContain(`\`npm run media-tables\`: ${documentedVersion} `);
  },
);

test('a FLAC file has the fields of the table', async () => {
  const file = path.join(temporaryFolder().root, 'clip.flac');
  writeFileSync(file, flacFile(100, {title: 'Waves'}));
  const rows = [...tableOf('audio-fields').matchAll(/^\| `(\w+)` \|.* `?([\w[\]]+)`? \|$/gm)];
  expect(rows).not.toHaveLength(0);
  for (const [, field = '', speed] of rows) {
    expect(await measureField(file, field as Field), field).toBe(speed);
  }
});
