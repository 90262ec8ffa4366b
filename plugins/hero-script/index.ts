import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {bundle} from '../../config/boot';
import type {BuiltSite, PageEdit} from '../built-pages';

const bootScript = /<script (?=[^>]*data-app=)/;

/** Marks the page with the hero (`src/product/home/HeroStage.tsx`). */
const hero = ' data-hero=';

/**
 * Adds `src/boot/hero.ts` to the page with the hero, as a file of its own: it plays the hero before the app runs, and
 * no other page needs it.
 *
 * @throws if the page has no boot script to add it before
 */
export const addHeroScript =
  (siteDir: string) =>
  ({outDir, baseUrl}: Pick<BuiltSite, 'outDir' | 'baseUrl'>): PageEdit => {
    const code = bundle(siteDir, 'hero.ts');
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    const file = `assets/js/hero.${hash}.js`;
    mkdirSync(path.join(outDir, 'assets/js'), {recursive: true});
    writeFileSync(path.join(outDir, file), code);
    return (html) => {
      if (!html.includes(hero)) {
        return html;
      }
      if (!bootScript.test(html)) {
        throw new Error(
          'plugins/hero-script found no boot script. Compare the plugin with the output of config/boot.ts.',
        );
      }
      return html.replace(bootScript, `<script src="${baseUrl}${file}" defer></script><script `);
    };
  };
