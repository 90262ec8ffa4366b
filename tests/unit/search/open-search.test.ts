import {XMLValidator} from 'fast-xml-parser';
import {expect, it} from 'vitest';
import {openSearchDescription} from '../../../plugins/search/open-search';

it('the OpenSearch description has a short name, the type of the icon, and the URL of the search page', () => {
  const xml = openSearchDescription('https://www.example.com/', 'img/favicon.svg');
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml).toContain('<ShortName>Remotion</ShortName>');
  expect(xml).toContain('type="image/svg+xml">https://www.example.com/img/favicon.svg<');
  expect(xml).toContain('template="https://www.example.com/search?q={searchTerms}"');
});
