import type {HighlightedSource} from '@site/plugins/highlighted-sources';
import {type HeroValueName, heroValueNames} from '@site/src/demos/hero/values';

/**
 * Finds the lines in the hero's source that compute each value: the first line that starts with the name of the
 * value and a colon. Line numbers start at 1.
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
