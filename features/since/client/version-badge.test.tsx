import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import VersionBadge from './';

test('writes “since” if the release before was tested, and says so in the tooltip', () => {
  const html = renderToStaticMarkup(<VersionBadge version="4.0.132" absent="4.0.131" exact />);
  expect(html).toContain('>since v4.0.132<');
  expect(html).toContain('title="Added in v4.0.132: v4.0.131 was tested');
});

test('writes “or earlier” if releases in between could not be tested, and names both versions', () => {
  const html = renderToStaticMarkup(<VersionBadge version="4.0.132" absent="4.0.57" />);
  expect(html).toContain('>v4.0.132 or earlier<');
  expect(html).toMatch(/title="Tested: v4\.0\.132 has it, v4\.0\.57 doesn(&#x27;|')t/);
});
