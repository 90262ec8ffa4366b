import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {computeHeroValues, heroValuesJson} from '../../../scripts/lib/hero-values';
import {heroValueNames, heroValuesAt, heroValueText} from '../../../src/demos/hero/values';

const folder = path.join(import.meta.dirname, '../../../src/demos/hero');

describe('hero/values.json', () => {
  it('contains what the composition computes', () => {
    expect(readFileSync(path.join(folder, 'values.json'), 'utf8')).toBe(heroValuesJson());
  });

  it('contains a number for every value at every frame', () => {
    for (const values of Object.values(computeHeroValues())) {
      expect(values).toHaveLength(150);
      expect(values.every(Number.isFinite)).toBe(true);
    }
  });
});

describe('heroValuesAt()', () => {
  it('reads the values of a frame', () => {
    const fresh = computeHeroValues();
    for (const name of heroValueNames) expect(heroValuesAt(40)[name]).toBe(fresh[name][40]);
  });

  it('rounds and clamps the frame', () => {
    expect(heroValuesAt(-5)).toEqual(heroValuesAt(0));
    expect(heroValuesAt(10.4)).toEqual(heroValuesAt(10));
    expect(heroValuesAt(999)).toEqual(heroValuesAt(149));
  });

  it('every value is at the start of a line in the source', () => {
    const source = readFileSync(path.join(folder, 'Hero.tsx'), 'utf8');
    for (const name of heroValueNames) expect(source).toMatch(new RegExp(`^\\s+${name}: `, 'm'));
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });
});

describe('heroValueText()', () => {
  it.each([
    ['opacity', 0.417, '0.42'],
    ['translateY', 31.46, '31.5 px'],
    ['rotate', 90.2, '90°'],
    ['rotate', -0.3, '0°'],
    ['rotate', -1.2, '-1°'],
    ['translateY', -0.04, '0.0 px'],
    ['translateY', -0.4, '-0.4 px'],
    ['scale', -0.001, '0.00'],
    ['scale', -0.01, '-0.01'],
  ] as const)('%s %d reads %s', (name, value, text) => {
    expect(heroValueText(name, value)).toBe(text);
  });
});
