import {describe, expect, it} from 'vitest';
import {toPeerPage} from '../../../../scripts/benchmark/peers/convert';
import {peerRoutes} from '../../../../scripts/benchmark/peers/routes';
import {parseTwin} from '../../../../scripts/benchmark/peers/twins';

const origin = 'https://example.com';

const twinOf = (body: string, title = '<Video>', path = '/docs/video') =>
  parseTwin(
    'build/docs/video.md',
    `---\ntitle: ${JSON.stringify(title)}\ndescription: "Shows: a \\"video\\"."\nurl: "${origin}${path}"\n---\n\n${body}`,
  );

const docs = [
  {id: 'getting-started', route: '/docs/', sidebar: 'main' as const},
  {id: 'video', route: '/docs/video', sidebar: 'api' as const},
  {id: 'spring', route: '/docs/spring', sidebar: 'api' as const},
].map(({id, route, sidebar}) => ({id, route, place: {id, sidebar, categories: []}}));
const written = ['/docs/', '/docs/video', '/blog/4-0'].map((route) => ({route}));
const routes = peerRoutes(docs, written);

const convert = (body: string, titleFrom: 'text' | 'front matter' = 'text') =>
  toPeerPage(twinOf(body), titleFrom, routes);

const bodyOf = (text: string): string => text.split('---\n\n').slice(1).join('---\n\n');

describe('a Markdown twin', () => {
  it('is parsed into its fields and its text', () => {
    const {route, siteUrl, title, description, tree} = twinOf('# \\<Video>\n');
    expect({route, siteUrl, title, description}).toEqual({
      route: '/docs/video',
      siteUrl: origin,
      title: '<Video>',
      description: 'Shows: a "video".',
    });
    expect(tree.children.map(({type}) => type)).toEqual(['heading']);
  });

  it.each(['# Text\n', '---\ntitle: a\nurl: "https://example.com/a"\n---\n'])(
    'is refused without its front matter, with the file: %j',
    (text) => {
      expect(() => parseTwin('build/a.md', text)).toThrow(/^build\/a\.md: the front matter has no/);
    },
  );
});

describe('the paths at the peers', () => {
  it('contain the sidebar of a docs page, and stay the same for posts', () => {
    expect(['/docs', '/docs/', '/docs/video/', '/blog/4-0'].map(routes)).toEqual([
      '/docs/main/getting-started',
      '/docs/main/getting-started',
      '/docs/api/video',
      '/blog/4-0',
    ]);
  });

  it('are undefined for pages without a twin', () => {
    expect(['/docs/spring', '/templates', '/'].map(routes)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a page of a peer', () => {
  it('has the title in the text or in the front matter, depending on the peer', () => {
    const fields = 'title: "<Video>"\ndescription: "Shows: a \\"video\\"."\n';
    expect(convert('# \\<Video>\n\nText.\n').text).toBe(
      `---\n${fields}---\n\n# \\<Video>\n\nText.\n`,
    );
    expect(convert('# \\<Video>\n\nText.\n', 'front matter').text).toBe(
      `---\n${fields}slug: "docs/api/video"\n---\n\nText.\n`,
    );
  });

  it('keeps other headings if there is no title', () => {
    expect(bodyOf(convert('## Example\n', 'front matter').text)).toBe('## Example\n');
  });

  it('links to pages of the peer, or to this site if a page has no twin', () => {
    const links = [
      [`${origin}/docs.md`, '/docs/main/getting-started'],
      [`${origin}/docs/video.md#props`, '/docs/api/video#props'],
      [`${origin}/templates`, `${origin}/templates`],
      ['https://other.example/docs/video.md', 'https://other.example/docs/video.md'],
    ];
    const {text} = convert(links.map(([from]) => `[a](${from})\n`).join('\n'));
    expect(bodyOf(text)).toBe(links.map(([, to]) => `[a](${to})\n`).join('\n'));
  });

  it('lists the images of this site, and no others', () => {
    const {text, pictures} = convert(
      `![a](${origin}/posters/a.avif)\n\n![b](https://other.example/b.png)\n`,
    );
    expect(pictures).toEqual(['/posters/a.avif']);
    expect(bodyOf(text)).toBe('![a](/posters/a.avif)\n\n![b](https://other.example/b.png)\n');
  });

  it.each([
    ['an angle bracket', 'A \\<Player> in `<div>`.\n'],
    ['braces', 'A style is `{{width: 1}}`, and {{ text }} is text.\n'],
    ['a sample', '```tsx title="src/A.tsx"\nexport const a = <A style={{b: 1}} />;\n```\n'],
    ['a table', '| a | b |\n| - | - |\n| `a \\| b` | \\<C> |\n'],
    ['a list', '- one\n- two\n\n  more\n'],
  ])('keeps %s as in the twin', (_, body) => {
    expect(bodyOf(convert(body).text)).toBe(body);
  });

  it('does not change the twin for the next peer', () => {
    const twin = twinOf(`# A\n\n[a](${origin}/docs.md)\n`);
    const first = toPeerPage(twin, 'front matter', routes);
    expect(toPeerPage(twin, 'front matter', routes)).toEqual(first);
  });

  it('fails if the peer has no path for it', () => {
    const twin = twinOf('Text.\n', 'spring()', '/docs/spring');
    expect(() => toPeerPage(twin, 'text', routes)).toThrow('/docs/spring has no path at the peers');
  });
});
