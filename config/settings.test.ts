import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSettings, settingNames} from './settings';

const key = '0123456789abcdef0123456789abcdef';

const all = {
  SITE_URL: 'https://docs.example.com',
  ALGOLIA_APP_ID: 'ABCDE12345',
  ALGOLIA_SEARCH_API_KEY: key,
  ASK_AI_SITE_ID: 'site_1-a',
  ASK_AI_BACKGROUND: '#112233',
  ASK_AI_COLOR: '#FFEEDD',
  ANALYTICS_ID: 'G-ABC123DEF4',
  ANNOUNCEMENT: 'Version 4.0.331 is <a href="/blog">out</a>.',
  ANNOUNCEMENT_ID: 'v4-0-331',
  APP_START: 'load',
  APP_ROUTES: 'all',
  APP_HIGHLIGHT: 'browser',
};

const complaint = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no complaint';
};

describe('readSettings()', () => {
  const defaults = {
    siteUrl: 'https://www.remotion.dev',
    algolia: null,
    askAi: null,
    analyticsId: null,
    announcement: null,
    appStart: 'late',
    appRoutes: 'lazy',
    appHighlight: 'build',
  };

  it('requires none', () => {
    expect(readSettings({})).toEqual(defaults);
  });

  it("treats an empty value as unset, because CI systems pass unset secrets as ''", () => {
    expect(readSettings(Object.fromEntries(settingNames.map((name) => [name, ''])))).toEqual(
      defaults,
    );
  });

  it('reads all of them', () => {
    expect(readSettings(all)).toEqual({
      siteUrl: 'https://docs.example.com',
      algolia: {appId: 'ABCDE12345', apiKey: key},
      askAi: {siteId: 'site_1-a', background: '#112233', color: '#FFEEDD'},
      analyticsId: 'G-ABC123DEF4',
      announcement: {id: 'v4-0-331', content: all.ANNOUNCEMENT},
      appStart: 'load',
      appRoutes: 'all',
      appHighlight: 'browser',
    });
  });

  it.each([
    ['SITE_URL', 'docs.example.com', 'write only the origin'],
    ['SITE_URL', 'https://docs.example.com/', 'write only the origin'],
    ['SITE_URL', 'https://example.com/docs', 'write only the origin'],
    ['SITE_URL', 'ftp://example.com', 'write only the origin'],
    ['ALGOLIA_APP_ID', 'abcde12345', 'write the ten capital letters and digits'],
    ['ASK_AI_SITE_ID', 'https://chat.example.com', 'write only the ID'],
    ['ASK_AI_BACKGROUND', 'red', 'write a color with six hex digits'],
    ['ASK_AI_COLOR', '#fff', 'write a color with six hex digits'],
    ['ANALYTICS_ID', 'UA-12345-1', 'write the measurement ID'],
    ['ANNOUNCEMENT', 'a'.repeat(201), 'write at most 200 characters'],
    ['ANNOUNCEMENT_ID', 'Version 4', 'write lowercase letters, digits and -'],
    ['APP_START', 'soon', 'write late (at the first user interaction) or load'],
    ['APP_HIGHLIGHT', 'never', 'write build (highlight code in the build) or browser'],
    ['APP_ROUTES', 'some', 'write lazy (load routes in groups when they are needed) or all'],
  ])('rejects %s=%s with the value and the fix', (name, value, remedy) => {
    const message = complaint({...all, [name]: value});
    expect(message).toContain(`${name} is ${JSON.stringify(value)}: `);
    expect(message).toContain(remedy);
  });

  it('does not print a key', () => {
    const message = complaint({...all, ALGOLIA_SEARCH_API_KEY: `${key}0`});
    expect(message).toContain('ALGOLIA_SEARCH_API_KEY is set to a hidden value: write the 32 hex');
    expect(message).not.toContain(key);
  });

  it.each([
    ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY'],
    ['ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_APP_ID'],
    ['ASK_AI_BACKGROUND', 'ASK_AI_SITE_ID'],
    ['ASK_AI_COLOR', 'ASK_AI_SITE_ID'],
    ['ANNOUNCEMENT_ID', 'ANNOUNCEMENT'],
  ] as const)('rejects %s without %s', (given, missing) => {
    expect(complaint({[given]: all[given]})).toContain(`${missing} is not set: set it too`);
  });

  it('lists all invalid variables at once', () => {
    const message = complaint({SITE_URL: 'x', ANALYTICS_ID: 'y'});
    expect(message).toMatch(/SITE_URL[\s\S]*ANALYTICS_ID/);
  });
});

it('.env.example lists every setting, in the same order, and sets none', () => {
  const text = readFileSync(path.resolve('.env.example'), 'utf8');
  const assignments = [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)];
  expect(assignments.map(([, name]) => name)).toEqual(settingNames);
  expect(assignments.map(([, , value]) => value)).toEqual(settingNames.map(() => ''));
});
