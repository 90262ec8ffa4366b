import {missingPoster} from '../../config/posters';
import {remedies} from './schema';
import type {FrontMatterProblem} from './validate';

/** Reports the ID of a demo in `poster` whose image doesn't exist. The lists of posts would show a broken image. */
export function unknownPosters(
  siteDir: string,
  {poster}: Readonly<Record<string, unknown>>,
): FrontMatterProblem[] {
  const missing = typeof poster === 'string' ? missingPoster(siteDir, poster) : undefined;
  return missing
    ? [
        {
          field: 'poster',
          message: `\`poster\` is "${missing.id}", but no demo with this ID has a poster.`,
          remedy: `${
            missing.similar === undefined
              ? remedies['poster']
              : `Write \`poster: ${missing.similar}\`.`
          } If the demo is new, run \`npm run posters\`.`,
        },
      ]
    : [];
}
