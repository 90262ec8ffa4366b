// cspell:ignore skia
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadDemos} from '../../../scripts/lib/demos';
import {defaultProps, defineDemo, type Control} from '../../../src/demos/defineDemo';

const demosDir = path.join(import.meta.dirname, '../../../src/demos');
const demos = [...(await loadDemos(demosDir)).values()];

const meta = {
  id: 'example',
  title: 'Example',
  description: 'Nothing.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 1,
  posterFrame: 0,
  source: 'Example.tsx',
};

const hasValidDefault = (control: Control): boolean => {
  switch (control.type) {
    case 'range': {
      const {min, max, step, default: value} = control;
      const steps = (value - min) / step;
      return (
        min < max && min <= value && value <= max && Math.abs(steps - Math.round(steps)) < 1e-6
      );
    }
    case 'select':
      return control.options.includes(control.default);
    case 'text':
      return control.default.length <= control.maxLength;
    case 'color':
      return /^#[0-9a-f]{6}$/.test(control.default);
    case 'toggle':
      return true;
  }
};

describe.each(demos.map(({demo, file}) => [demo.id, demo, file] as const))(
  '%s',
  (id, demo, file) => {
    it('has an ID that is valid for a composition', () => {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    });

    it('has a poster frame within the video', () => {
      expect(Number.isInteger(demo.posterFrame)).toBe(true);
      expect(demo.posterFrame).toBeGreaterThanOrEqual(0);
      expect(demo.posterFrame).toBeLessThan(demo.durationInFrames);
    });

    it('has a description in one sentence', () => {
      expect(demo.description).toMatch(/^[A-Z].{20,}\.$/);
    });

    it('has defaults that its controls can set', () => {
      const wrong = Object.entries(demo.controls).filter(
        ([, control]) => !hasValidDefault(control),
      );
      expect(wrong).toEqual([]);
    });

    it('shows a file that exists', () => {
      expect(existsSync(path.join(path.dirname(file), demo.source))).toBe(true);
    });

    it('does not add the toolkit to pages that only describe it', () => {
      expect(readFileSync(file, 'utf8')).not.toMatch(/from '(remotion|@remotion\/)/);
    });
  },
);

describe('the folder', () => {
  it('contains one demo per folder, named like its ID, and the two sets of previews', () => {
    const odd = demos
      .filter(({demo, file}) => path.basename(path.dirname(file)) !== demo.id)
      .map(({demo}) => demo.id);
    expect(odd.every((id) => /^(template|showcase)-/.test(id))).toBe(true);
  });

  it('has previews of templates that exist', () => {
    const slugs = demos.flatMap(({demo}) => /^template-(.+)$/.exec(demo.id)?.[1] ?? []);
    expect(slugs.length).toBeGreaterThanOrEqual(20);
    const files = slugs.map((slug) => path.join(demosDir, `../data/templates/${slug}.yml`));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('defineDemo()', () => {
  const size = {type: 'range', label: 'Size', min: 0, max: 10, step: 1, default: 4} as const;
  const shape = {
    type: 'select',
    label: 'Shape',
    options: ['disc', 'square'],
    default: 'disc',
  } as const;

  it('returns the defaults of the controls as props', () => {
    const demo = defineDemo({
      ...meta,
      controls: {size, shape},
      load: async () => (_: {size: number; shape: 'disc' | 'square'}) => null,
    });
    expect(defaultProps(demo)).toEqual({size: 4, shape: 'disc'});
  });

  it('returns no props without controls', () => {
    expect(defaultProps(defineDemo({...meta, load: async () => () => null}))).toEqual({});
  });

  it('does not compile with props that the controls do not set', () => {
    defineDemo({
      ...meta,
      controls: {size},
      // @ts-expect-error no control sets `color`
      load: async () => (_: {size: number; color: string}) => null,
    });
    defineDemo({
      ...meta,
      // @ts-expect-error there are no controls
      load: async () => (_: {size: number}) => null,
    });
    defineDemo({
      ...meta,
      controls: {size},
      // @ts-expect-error a range sets a number
      load: async () => (_: {size: string}) => null,
    });
    defineDemo({
      ...meta,
      controls: {shape},
      // @ts-expect-error the select has an option that the component does not take
      load: async () => (_: {shape: 'disc'}) => null,
    });
  });

  it('has a test that finds defaults that the controls cannot set', () => {
    expect(hasValidDefault({...size, default: 11})).toBe(false);
    expect(hasValidDefault({...size, default: 0.5})).toBe(false);
    expect(hasValidDefault({...shape, default: 'star'})).toBe(false);
    expect(hasValidDefault({type: 'text', label: 'Text', default: 'four', maxLength: 3})).toBe(
      false,
    );
    expect(hasValidDefault({type: 'color', label: 'Color', default: '#fff'})).toBe(false);
  });
});
