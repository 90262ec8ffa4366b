import {describe, expect, it} from 'vitest';
import pageSources from './loader.mjs';

const sourcesOf = (page: string): string[] => {
  const sources: string[] = [];
  const context = {
    getOptions: () => ({siteDir: '/site'}),
    addDependency: (file: string) => sources.push(file),
    addContextDependency: (folder: string) => sources.push(`${folder}/`),
  };
  expect(pageSources.call(context, page)).toBe(page);
  return sources;
};

const everyPage = [
  '/site/features/since/since.json',
  '/site/features/signatures/signatures.json',
  '/site/docs/terminology/',
];

describe('the sources of a page', () => {
  it('are the versions, the signatures and the terms', () => {
    expect(sourcesOf('Text.')).toEqual(everyPage);
  });

  it('include the folders of its demos', () => {
    expect(sourcesOf('<Demo id="spring" />\n\n<Demo id="get-length" />')).toEqual([
      ...everyPage,
      '/site/src/demos/spring/',
      '/site/src/demos/get-length/',
    ]);
  });

  it('include all docs pages if it lists them', () => {
    expect(sourcesOf('<Apis package="remotion" />')).toEqual([
      ...everyPage,
      '/site/docs/',
      '/site/sidebars/',
    ]);
  });
});
