import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {deferredHydrationTemplate} from '../../../config/boot';
import {supportedBrowsers} from '../../../config/browsers';

const root = path.join(import.meta.dirname, '../../..');

describe('deferredHydrationTemplate()', () => {
  const template = deferredHydrationTemplate(root, {askAi: null});

  it('lists the scripts of the app instead of loading them, and keeps the rest of the template', () => {
    expect(template).toContain('<script data-app="<%= it.scripts.map(');
    expect(template).not.toMatch(/defer|it\.scripts\.forEach/);
    for (const part of ['it.headTags', 'it.stylesheets.forEach', 'it.preBodyTags', 'it.appHtml']) {
      expect(template).toContain(part);
    }
  });

  it('writes a script that the template engine does not change', () => {
    const [, script = ''] = /join\(" "\) %>">(.*?)<\/script>/s.exec(template) ?? [];
    expect(script.length).toBeGreaterThan(500);
    expect(script).not.toMatch(/<%|%>|<\/script/);
  });

  it('names the oldest browsers of package.json', () => {
    const {text} = supportedBrowsers(root);
    expect(text).toMatch(/^Chrome \d+, .* or iOS [\d.]+$/);
    expect(template).toContain(text);
  });

  it('contains the code of the chat only with a chat', () => {
    const askAi = {siteId: 'stand-in', background: '#112233', color: '#fafafa'};
    expect(deferredHydrationTemplate(root, {askAi})).toContain('stand-in');
    expect(template).not.toContain('embed.js');
  });

  it('throws if the template loads the scripts differently', () => {
    expect(() =>
      deferredHydrationTemplate(root, {askAi: null}, '<html><%~ it.scriptTags %></html>'),
    ).toThrow(/config\/boot\.ts did not find.*APP_START=load/s);
  });
});
