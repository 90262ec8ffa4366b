import type {TwinsOptions} from '@docs-kit/markdown-twins';
import {markdownRules} from '../features/markdown';
import {brand} from '../features/site/page-title';
import {documentedVersion} from '../features/toolkit/packages';
import {sidebarNames} from '../sidebars/places';
import {markdownPath} from '../src/components/AskAi/page-address';

/** @param siteTitle the title of the site, without the brand */
export const twinsOptions = (siteTitle: string): TwinsOptions => ({
  title: `${brand}: ${siteTitle}`,
  intro: `The pages describe version ${documentedVersion}.`,
  sidebars: sidebarNames,
  twinPath: markdownPath,
  frontMatter: ['asked'],
  rules: markdownRules,
});
