import {describe, expect, it} from 'vitest';
import {describePeers} from '../../../../scripts/benchmark/peers/report';
import type {PeerResults} from '../../../../scripts/benchmark/peers/measured';

const transfer = (js: number) => ({
  requests: 2,
  bytes: {html: 1024, css: 0, js, pictures: 0, fonts: 0, other: 0},
  total: js + 1024,
});
const load = (js: number) => ({
  atLoad: transfer(js),
  afterIdle: transfer(js),
  running: transfer(js),
  runningScripts: js,
  unwanted: [],
});
const results: PeerResults = {
  sites: ['this site', 'VitePress 1.0.0', 'Starlight 2.0.0'],
  pages: 12,
  builds: [
    {wall: 30, cpu: 50, memory: null},
    {wall: 20, cpu: 60, memory: 1024 ** 2},
    {wall: 40, cpu: 70, memory: 1024 ** 2},
  ],
  loads: [{page: 'short docs', values: [load(2048), load(4096), load(0)]}],
  scores: [],
  clicks: [{speed: 4, values: [[30, 10, 20], [20], [100]]}],
};

describe('the table of the peers', () => {
  const lines = describePeers(results).split('\n');
  const lineOf = (name: string) => lines.find((line) => line.startsWith(`${name}  `))?.trim();

  it('has a column for each site and the verdict', () => {
    expect(lines[0]?.trim().split(/ {2,}/)).toEqual([...results.sites, 'this site is']);
  });

  it('shows the name of each figure and who is ahead', () => {
    const cells = (name: string) => lineOf(name)?.split(/ {2,}/).slice(1);
    expect(cells('short docs: at load, js KiB')).toEqual(['2.0', '4.0', '0.0', 'BEHIND Starlight']);
    expect(cells('short docs: at load, html KiB')?.at(-1)).toBe('level with VitePress, Starlight');
    expect(cells('click to heading, ms, CPU 4x slower')).toEqual([
      '20',
      '20',
      '100',
      'level with VitePress',
    ]);
    expect(cells('cold build, CPU s')?.at(-1)).toBe('ahead');
    expect(cells('cold build, wall s')?.at(-1)).toBe('BEHIND VitePress');
    expect(cells('cold build, peak MiB')).toEqual(['-', '1', '1', '-']);
  });

  it('omits figures that no site has', () => {
    expect(lineOf('short docs: at load, fonts KiB')).toBeUndefined();
  });

  it('counts the figures', () => {
    expect(lines.at(-1)).toBe(
      'Of 15 figures, this site is ahead of all peers in 1, level with the best in 6 and behind in 7; 1 could not be measured.',
    );
  });
});
