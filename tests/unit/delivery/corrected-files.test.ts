/** What is corrected in files that Docusaurus has no option for: feeds and the description of the search. */
import {XMLValidator} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';
import {completeFeeds} from '../../../delivery/feeds';
import {correctOpenSearch} from '../../../delivery/open-search';
import {nameSearchLink} from '../../../plugins/open-search-link';
import {temporaryFolder} from './fixtures';

const siteUrl = 'https://www.example.com';

/** As Docusaurus 3.8.1 writes them. */
const written = {
  'blog/atom.xml': `<?xml version="1.0" encoding="utf-8"?><?xml-stylesheet type="text/xsl" href="atom.xsl"?>
<feed xmlns="http://www.w3.org/2005/Atom">
    <id>${siteUrl}/blog</id>
    <title>Remotion: Blog</title>
    <link rel="alternate" href="${siteUrl}/blog"/>
    <entry>
        <link href="${siteUrl}/blog/4-0"/>
    </entry>
</feed>`,
  'blog/rss.xml': `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel>
        <title>Remotion: Blog</title>
        <description>Release notes</description>
        <item>
            <description><![CDATA[The Studio]]></description>
        </item>
    </channel>
</rss>`,
  'opensearch.xml': `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Make videos programmatically</ShortName>
  <Description>Search Make videos programmatically</Description>
  <Image width="16" height="16" type="image/x-icon">${siteUrl}/img/favicon.svg</Image>
</OpenSearchDescription>`,
};

describe('completeFeeds()', () => {
  const complete = (files: Readonly<Record<string, string>> = written) => {
    const site = temporaryFolder(files);
    completeFeeds(site.folder, siteUrl);
    return site.read;
  };

  it('adds its author and its own URL to an Atom feed', () => {
    const atom = complete()('blog/atom.xml');
    expect(XMLValidator.validate(atom)).toBe(true);
    expect(atom).toContain('<author><name>Remotion</name>');
    expect(atom).toContain(
      `<link rel="self" type="application/atom+xml" href="${siteUrl}/blog/atom.xml"/>`,
    );
  });

  it('adds its own URL to an RSS feed, once', () => {
    const rss = complete()('blog/rss.xml');
    expect(XMLValidator.validate(rss)).toBe(true);
    expect(rss).toContain('xmlns:atom="http://www.w3.org/2005/Atom"');
    expect(rss.match(/<atom:link rel="self"[^>]*blog\/rss\.xml"/g)).toHaveLength(1);
  });

  it('throws if a feed has a different format', () => {
    expect(() => complete({'blog/atom.xml': '<feed/>'})).toThrow(/blog\/atom\.xml has no .*link/);
  });
});

describe('correctOpenSearch()', () => {
  const correct = (text: string) => {
    const site = temporaryFolder({'opensearch.xml': text});
    correctOpenSearch(site.folder);
    return site.read('opensearch.xml');
  };

  it('writes a short name and the type of the icon', () => {
    const xml = correct(written['opensearch.xml']);
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).toContain('<ShortName>Remotion</ShortName>');
    expect(xml).toContain('type="image/svg+xml">');
  });

  it('throws if the file has a different format', () => {
    expect(() => correct('<OpenSearchDescription/>')).toThrow(
      'opensearch.xml has no match for <ShortName>',
    );
  });
});

describe('nameSearchLink()', () => {
  const link = (title: string) =>
    `<link rel=search type=application/opensearchdescription+xml title="${title}" href=/opensearch.xml>`;

  it('sets the name of the search in the link', () => {
    expect(nameSearchLink(link('Make videos programmatically'), '/')).toBe(link('Remotion'));
  });

  it('throws if a page has no link', () => {
    expect(() => nameSearchLink('<head></head>', '/about/')).toThrow('/about/ has no link');
  });
});
