import {expect, test} from 'vitest';
import {reportUrl} from './report';

const mistake = {
  title: 'spring()',
  url: 'https://www.remotion.dev/docs/spring',
  version: 'remotion 4.0.331',
  selection: '',
};

const read = (url: string) => {
  const {origin, pathname, searchParams} = new URL(url);
  return {
    address: origin + pathname,
    title: searchParams.get('title'),
    body: searchParams.get('body'),
  };
};

test('a report names the page and the version', () => {
  expect(read(reportUrl(mistake))).toEqual({
    address: 'https://github.com/remotion-dev/remotion/issues/new',
    title: 'Mistake in the docs: spring()',
    body: 'Page: https://www.remotion.dev/docs/spring\nChecked against: remotion 4.0.331\n\nWhat is wrong:\n',
  });
});

test('a report quotes the selected text', () => {
  const {body} = read(reportUrl({...mistake, selection: ' The mass & the\n\nstiffness. '}));
  expect(body).toContain('\n\n> The mass & the\n> stiffness.\n\nWhat is wrong:');
});

test('a report shortens a long text, so that the URL works on every host', () => {
  const url = reportUrl({...mistake, selection: 'word '.repeat(2000)});
  expect(url.length).toBeLessThan(2000);
  expect(read(url).body).toContain('…');
});
