import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import hero from './';
import {motion} from './motion';
import {heroValueNames, heroValuesAt, heroValueText} from './values';

const folder = path.join(import.meta.dirname, '.');
const source = readFileSync(path.join(folder, 'motion.ts'), 'utf8');

/** The values at every frame, rounded to three decimals. */
const frames = Array.from({length: hero.durationInFrames}, (_, frame) => motion(frame));
const valuesOf = (name: keyof ReturnType<typeof motion>): number[] =>
  frames.map((values) => Number(values[name].toFixed(3)));

describe('hero/values.json', () => {
  it('contains what the composition computes', async () => {
    const lines = (['scale', 'x', 'y', 'angle'] as const).map(
      (name) => `  "${name}": ${JSON.stringify(valuesOf(name))}`,
    );
    await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(
      path.join(folder, 'values.json'),
    );
  });
});

describe('heroValuesAt()', () => {
  it('reads the values of a frame', () => {
    for (const name of heroValueNames) expect(heroValuesAt(40)[name]).toBe(valuesOf(name)[40]);
  });

  it('rounds and clamps the frame', () => {
    expect(heroValuesAt(-5)).toEqual(heroValuesAt(0));
    expect(heroValuesAt(10.4)).toEqual(heroValuesAt(10));
    expect(heroValuesAt(999)).toEqual(heroValuesAt(149));
  });

  it('every value is at the start of a line in the source', () => {
    for (const name of heroValueNames) expect(source).toMatch(new RegExp(`^\\s+${name}: `, 'm'));
  });
});

describe('hero/motion.ts', () => {
  it('fits into a phone: at most 12 lines of at most 46 characters', () => {
    const lines = source.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(12);
    expect(lines.filter((line) => line.length > 46)).toEqual([]);
  });
});

describe('heroValueText()', () => {
  it.each([
    ['scale', 0.417, '0.42'],
    ['scale', -0.001, '0.00'],
    ['scale', -0.01, '-0.01'],
    ['x', 79.19, '79.2%'],
    ['y', 139.6, '140 px'],
    ['angle', 90.2, '90°'],
    ['angle', -0.3, '0°'],
    ['angle', -1.2, '-1°'],
  ] as const)('%s %d reads %s', (name, value, text) => {
    expect(heroValueText(name, value)).toBe(text.padStart(7));
  });
});
