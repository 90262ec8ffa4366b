import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {shownFileOf} from '..';
import {type DemoEntry, loadDemos} from './demos';
import {
  type Control,
  defaultProps,
  defineDemo,
  type Demo,
  range,
  select,
  text,
} from '../defineDemo';

const demosDir = path.join(import.meta.dirname, '../../../src/demos');
const demos = [...(await loadDemos(demosDir)).values()];

/** The IDs of the demos that break a rule. */
const broken = (keepsRule: (demo: Demo, entry: DemoEntry) => boolean): string[] =>
  demos.filter((entry) => !keepsRule(entry.demo, entry)).map(({demo}) => demo.id);

const hasValidDefault = (control: Control): boolean => {
  switch (control.type) {
    case 'range': {
      const {min, max, step = 1, default: value} = control;
      const steps = (value - min) / step;
      return (
        min < max && min <= value && value <= max && Math.abs(steps - Math.round(steps)) < 1e-6
      );
    }
    case 'text':
      return control.default.length <= control.maxLength;
    case 'color':
      return /^#[0-9a-f]{6}$/.test(control.default);
    // TypeScript checks them.
    case 'select':
    case 'toggle':
      return true;
  }
};

describe('each demo', () => {
  it('has an ID that is valid for a composition', () => {
    expect(broken(({id}) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('has a poster frame within the video', () => {
    expect(
      broken(
        ({posterFrame, durationInFrames}) =>
          Number.isInteger(posterFrame) && posterFrame >= 0 && posterFrame < durationInFrames,
      ),
    ).toEqual([]);
  });

  it('has a description in one sentence', () => {
    expect(broken(({description}) => /^[A-Z].{20,}\.$/.test(description))).toEqual([]);
  });

  it('has defaults that its controls can set', () => {
    expect(broken(({controls}) => Object.values(controls).every(hasValidDefault))).toEqual([]);
  });

  it('shows a file that exists', () => {
    expect(
      broken((_, {file}) =>
        existsSync(path.join(path.dirname(file), shownFileOf(readFileSync(file, 'utf8')) ?? '?')),
      ),
    ).toEqual([]);
  });

  it('does not add the toolkit to pages that only describe it', () => {
    expect(
      broken((_, {file}) => !/from '(remotion|@remotion\/)/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });

  it('is in a folder with its ID, unless it illustrates a template', () => {
    expect(
      broken(
        ({id}, {file}) =>
          path.basename(path.dirname(file)) === id ||
          (id.startsWith('template-') &&
            existsSync(
              path.join(demosDir, `../data/templates/${id.replace('template-', '')}.yml`),
            )),
      ),
    ).toEqual([]);
  });
});

it('at least twenty templates have an illustration', () => {
  const previews = demos.filter(({demo}) => demo.id.startsWith('template-'));
  expect(previews.length).toBeGreaterThanOrEqual(20);
});

describe('defineDemo()', () => {
  const meta = {
    id: 'example',
    title: 'Example',
    description: 'Nothing.',
    durationInFrames: 1,
    posterFrame: 0,
  };
  const size = range({min: 0, max: 10, default: 4});
  const shape = select({options: ['disc', 'square'], default: 'disc'});

  it('returns the defaults of the controls as props', () => {
    const demo = defineDemo({
      ...meta,
      controls: {size, shape},
      load: async () => (_: {size: number; shape: 'disc' | 'square'}) => null,
    });
    expect(defaultProps(demo)).toEqual({size: 4, shape: 'disc'});
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
    // @ts-expect-error the default is not an option
    select({options: ['disc', 'square'], default: 'star'});
  });

  it('has a test that finds defaults that the controls cannot set', () => {
    expect(hasValidDefault({...size, default: 11})).toBe(false);
    expect(hasValidDefault({...size, default: 0.5})).toBe(false);
    expect(hasValidDefault(text({default: 'four', maxLength: 3}))).toBe(false);
    expect(hasValidDefault({type: 'color', default: '#fff'})).toBe(false);
  });
});
