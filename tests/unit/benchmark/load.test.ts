import {describe, expect, it} from 'vitest';
import {sumTransfer} from '../../../scripts/benchmark/load';

const request = (path: string, type: string, bytes: number) => ({
  url: `http://localhost:1${path}`,
  type,
  start: 0,
  bytes,
});

describe('the transfer of a page', () => {
  it('adds up bytes by kind, which may follow from the file extension', () => {
    const transfer = sumTransfer([
      request('/', 'Document', 1),
      request('/a.css', 'Stylesheet', 2),
      request('/a.js', 'Script', 4),
      request('/prefetched.js?x', 'Other', 8),
      request('/a.avif', 'Image', 16),
      request('/a.woff2', 'Font', 32),
      request('/a.json', 'Fetch', 64),
    ]);
    expect(transfer).toEqual({
      requests: 7,
      bytes: {html: 1, css: 2, js: 12, pictures: 16, fonts: 32, other: 64},
      total: 127,
    });
  });

  it('is zero without requests', () => {
    expect(sumTransfer([])).toMatchObject({requests: 0, total: 0});
  });
});
