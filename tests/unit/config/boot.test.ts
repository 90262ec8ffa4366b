import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {deferredHydrationTemplate} from '../../../config/boot';

const root = path.join(import.meta.dirname, '../../..');

describe('deferredHydrationTemplate()', () => {
  it('lists the scripts of the app instead of loading them', () => {
    const template = deferredHydrationTemplate(root);
    expect(template).toContain('<script data-app="<%= it.scripts.map(');
    expect(template).not.toContain('defer');
    expect(template).not.toContain('it.scripts.forEach');
  });

  it('is otherwise equal to the template of Docusaurus', () => {
    const template = deferredHydrationTemplate(root);
    for (const part of ['it.headTags', 'it.stylesheets.forEach', 'it.preBodyTags', 'it.appHtml']) {
      expect(template).toContain(part);
    }
  });

  it('writes a script that the template engine does not change', () => {
    const [, script = ''] =
      /join\(" "\) %>">(.*?)<\/script>/s.exec(deferredHydrationTemplate(root)) ?? [];
    expect(script.length).toBeGreaterThan(500);
    expect(script).not.toMatch(/<%|%>|<\/script/);
  });

  it('throws if the template loads the scripts differently', () => {
    expect(() => deferredHydrationTemplate(root, '<html><%~ it.scriptTags %></html>')).toThrow(
      /config\/boot\.ts did not find.*APP_START=load/s,
    );
  });
});
