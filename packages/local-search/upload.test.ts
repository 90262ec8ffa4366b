import {algoliasearch} from 'algoliasearch';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {indexSettings, toObject, uploadRecords} from './upload';
import {AlgoliaStandIn} from './testing/algolia-stand-in';
import {recordsOf, sources} from './testing/fixtures';

const records = recordsOf(sources);

describe('uploadRecords', () => {
  let algolia: AlgoliaStandIn;
  const client = () =>
    algoliasearch('STANDINAPP', 'write-key', {
      hosts: [{url: '127.0.0.1', port: algolia.port, accept: 'readWrite', protocol: 'http'}],
    });
  beforeAll(async () => {
    algolia = await AlgoliaStandIn.start();
  });
  afterAll(() => algolia.stop());

  it('replaces the content of the index, with the real client', async () => {
    await client().saveObjects({indexName: 'acme', objects: [{objectID: 'stale'}]});
    await uploadRecords(client(), 'acme', records);
    expect(algolia.objects('acme').map(({objectID}) => objectID)).toEqual(
      records.map(({objectID}) => objectID),
    );
    expect(algolia.settings.get('acme')).toEqual(indexSettings);
  });

  it('never writes to the live index, but replaces it with a finished one', () => {
    const writes = algolia.requests
      .slice(1)
      .filter(({method, path}) => method === 'POST' && /\/(?:batch|operation)$/.test(path));
    expect(
      writes.map(({path, body}) => [
        decodeURIComponent(path).replace(/_tmp_\d+/, '_tmp'),
        (body as {operation?: string}).operation,
      ]),
    ).toEqual([
      ['/1/indexes/acme/operation', 'copy'],
      ['/1/indexes/acme_tmp/batch', undefined],
      // The client copies the settings again, which the batch may have changed meanwhile.
      ['/1/indexes/acme/operation', 'copy'],
      ['/1/indexes/acme_tmp/operation', 'move'],
    ]);
    expect(writes.at(-1)?.body).toMatchObject({destination: 'acme'});
    expect(writes.every(({apiKey}) => apiKey === 'write-key')).toBe(true);
  });

  it('keeps the old index for readers if it fails halfway', async () => {
    const before = algolia.objects('acme').length;
    algolia.mode = 'failing';
    await expect(uploadRecords(client(), 'acme', records.slice(1))).rejects.toThrow();
    algolia.mode = 'working';
    expect(algolia.objects('acme')).toHaveLength(before);
  });
});

describe('toObject', () => {
  it('escapes what DocSearch shows as HTML', () => {
    const record = records.find(({url, type}) => url.endsWith('/docs/sequence') && type === 'lvl1');
    expect(record && toObject(record)).toMatchObject({hierarchy: {lvl1: '&lt;Sequence&gt;'}});
  });
});
