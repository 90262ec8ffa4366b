import {describe, expect, it} from 'vitest';
import {
  starlightSidebar,
  vitePressSidebar,
  type Sidebars,
} from '../../../../scripts/benchmark/peers/sidebar';

const sidebars: Sidebars = {
  main: [{type: 'doc', id: 'start', label: 'Start & go'}],
  api: [
    {
      type: 'category',
      label: '@remotion/paths',
      // oxlint-disable-next-line typescript/no-deprecated -- the name also belongs to a legacy property of strings
      link: {type: 'doc', id: 'paths'},
      items: [{type: 'doc', id: 'paths/video', label: '<Video>'}],
    },
    {type: 'ref', id: 'start', label: 'Guide'},
  ],
};
const routeOf = (id: string) => `/docs/x/${id}`;

describe('the sidebars of the peers', () => {
  it('are grouped by path in VitePress, with HTML labels and groups that are links', () => {
    expect(vitePressSidebar(sidebars, routeOf)).toEqual({
      '/docs/main/': [{text: 'Start &amp; go', link: '/docs/x/start'}],
      '/docs/api/': [
        {
          text: '@remotion/paths',
          link: '/docs/x/paths',
          collapsed: true,
          items: [{text: '&lt;Video&gt;', link: '/docs/x/paths/video'}],
        },
        {text: 'Guide', link: '/docs/x/start'},
      ],
    });
  });

  it('are groups in Starlight, and the page of a group is its first entry', () => {
    expect(starlightSidebar(sidebars, routeOf)).toEqual([
      {label: 'main', items: [{label: 'Start & go', slug: 'docs/x/start'}]},
      {
        label: 'api',
        items: [
          {
            label: '@remotion/paths',
            collapsed: true,
            items: [
              {label: '@remotion/paths', slug: 'docs/x/paths'},
              {label: '<Video>', slug: 'docs/x/paths/video'},
            ],
          },
          {label: 'Guide', slug: 'docs/x/start'},
        ],
      },
    ]);
  });

  it('reject unsupported items', () => {
    const other: Sidebars = {main: [{type: 'html', value: '<hr>'}]};
    expect(() => vitePressSidebar(other, routeOf)).toThrow('does not support this sidebar item');
    expect(() => starlightSidebar(other, routeOf)).toThrow('does not support this sidebar item');
  });
});
