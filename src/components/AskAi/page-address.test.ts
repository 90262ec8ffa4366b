import {describe, expect, it} from 'vitest';
import {assistants, markdownPath, promptFor} from './page-address';

describe('markdownPath', () => {
  it.each([
    ['/docs/', '/docs.md'],
    ['/docs/spring', '/docs/spring.md'],
    ['/docs/player/player/', '/docs/player/player.md'],
    ['/blog/4-0', '/blog/4-0.md'],
    ['/learn/apple-wow', '/learn/apple-wow.md'],
    ['/success-stories/yarx', '/success-stories/yarx.md'],
    ['/', null],
    ['/blog', null],
    ['/blog/archive', null],
    ['/blog/page/2', null],
    ['/blog/tags/lambda', null],
    ['/templates/blank', null],
    ['/documents', null],
  ])('%s has the Markdown path %s', (pathname, path) => {
    expect(markdownPath(pathname)).toBe(path);
  });
});

describe('assistants', () => {
  const prompt = promptFor('https://www.example.com/docs/spring.md');

  it('get the URL of the page', () => {
    expect(prompt).toContain('Read https://www.example.com/docs/spring.md ');
  });

  it.each(assistants)('opens $name with the whole prompt', ({address}) => {
    expect(new URL(address(prompt)).searchParams.get('q')).toBe(prompt);
  });
});
