import {XMLValidator} from 'fast-xml-parser';
import {expect, it} from 'vitest';
import {searchName} from '../../../config/search';
import {nameSearchLink, openSearchDescription} from '../../../plugins/search/open-search';

it('the OpenSearch description has a short name, the type of the icon, and the URL of the search page', () => {
  const xml = openSearchDescription('https://www.example.com/', 'img/favicon.svg');
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml).toContain('<ShortName>Remotion</ShortName>');
  // https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md#the-shortname-element
  expect(searchName.length).toBeLessThanOrEqual(16);
  expect(xml).toContain('type="image/svg+xml">https://www.example.com/img/favicon.svg<');
  expect(xml).toContain('template="https://www.example.com/search?q={searchTerms}"');
});

it('names the search in the link of each page, or fails', () => {
  const html =
    '<link rel=search type=application/opensearchdescription+xml title="Make videos" href=/a>';
  expect(nameSearchLink()(html, '/')).toContain('title="Remotion" href=/a>');
  expect(() => nameSearchLink()('<head>', '/')).toThrow('found no link to opensearch.xml');
});
