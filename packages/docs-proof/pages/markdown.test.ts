import {describe, expect, it} from 'vitest';
import {sectionsOf} from '../lib/sections';
import {temporarySite} from '../testing/temporary-site';
import {headingsOf, keyOfPage, ownFragments} from './headings';
import {parsePage, type Dialect} from './markdown';

const file = 'docs/codec.mdx';
const text = "import Crf from './_crf.mdx';\n\n## The VERSION\n\n<Crf />\n";

describe('a dialect', () => {
  it('applies to a page and its partials', () => {
    const {root} = temporarySite({'docs/_crf.mdx': '## CRF of VERSION\n'}, 'none');
    const dialect: Dialect = {preprocess: (source) => source.replaceAll('VERSION', '4.0')};
    const headings = headingsOf(root, parsePage(file, text, dialect));
    expect(headings.map((heading) => [heading.file, heading.id])).toEqual([
      [file, 'the-40'],
      ['docs/_crf.mdx', 'crf-of-40'],
    ]);
  });

  it('adds IDs and sections of components', () => {
    const annotate: Dialect['annotate'] = ({children: [, component]}) => {
      component!.data = {
        fragments: ['crf'],
        sections: [{text: 'crf', code: 'crf', line: 4, content: []}],
      };
    };
    const page = parsePage(file, '## Options\n\n<Rows />\n\nThe text.\n', {annotate});
    expect([...ownFragments(page)]).toEqual(['options', 'crf']);
    const [options, row] = sectionsOf('/', page);
    expect(row).toMatchObject({text: 'crf', file, line: 4, depth: 3, parent: options});
    expect(row?.content).toHaveLength(1);
    expect(sectionsOf('/', page)[1]?.content).toHaveLength(1);
  });

  it('knows the routes, which are paths by default', () => {
    expect(parsePage(file, text).route).toBe('/docs/codec');
    expect(parsePage(file, text, {routeOf: () => '/codec'}).route).toBe('/codec');
    expect(parsePage('docs/_crf.mdx', '').route).toBeUndefined();
  });
});

it('the key of a page changes with its text, its partials and the version of its dialect', () => {
  const site = temporarySite({[file]: text, 'docs/_crf.mdx': ''}, 'none');
  const page = parsePage(file, text);
  const keys = [
    keyOfPage(site.root, page),
    keyOfPage(site.root, {...page, dialect: {version: '2'}}),
  ];
  site.write('docs/_crf.mdx', '## CRF\n');
  keys.push(keyOfPage(site.root, page));
  site.write(file, `${text}\nMore.\n`);
  keys.push(keyOfPage(site.root, parsePage(file, `${text}\nMore.\n`)));
  expect(new Set(keys).size).toBe(4);
});
