import type {HighlightedSource} from '@site/plugins/highlighted-sources/highlight';
import {type HeroValueName, heroValueNames} from '@site/src/demos/hero/values';

/**
 * Which line of the hero's source computes which value: the first line that begins with the value's
 * name and a colon. Lines count from 1.
 */
export const findValueLines = ({lines}: HighlightedSource): ReadonlyMap<number, HeroValueName> => {
  const texts = lines.map((html) => html.replace(/<[^>]+>/g, '').trimStart());
  return new Map(
    heroValueNames.map((name) => [
      texts.findIndex((text) => text.startsWith(`${name}:`)) + 1,
      name,
    ]),
  );
};
