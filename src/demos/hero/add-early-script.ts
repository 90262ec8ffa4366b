import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite, PageEdit} from '@docs-kit/built-pages';
import {bundleScript, editInlineScript} from '@docs-kit/deferred-hydration';

/** Marks the page with the hero (`src/product/home/HeroStage.tsx`). */
const hero = ' data-hero=';

/**
 * Adds `playEarly.ts` to the page with the hero, as a file of its own: it plays the hero before hydration, and no other
 * page needs it.
 */
export const addHeroScript = ({
  siteDir,
  outDir,
  baseUrl,
}: Pick<BuiltSite, 'siteDir' | 'outDir' | 'baseUrl'>): PageEdit => {
  const code = bundleScript(path.join(siteDir, 'src/demos/hero/playEarly.ts'));
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const file = `assets/js/hero.${hash}.js`;
  mkdirSync(path.join(outDir, 'assets/js'), {recursive: true});
  writeFileSync(path.join(outDir, file), code);
  return (html) =>
    html.includes(hero)
      ? editInlineScript(html, `<script src="${baseUrl}${file}" defer></script><script `)
      : html;
};
