import {XMLValidator} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';
import {completeFeeds} from '../../../../plugins/feeds/complete';
import {temporaryFolder} from '../../temporary-folder';

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
};

describe('completeFeeds()', () => {
  const complete = (files: Readonly<Record<string, string>> = written) => {
    const site = temporaryFolder(files);
    completeFeeds(site.root, 'blog', siteUrl);
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
