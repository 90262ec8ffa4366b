import {evolvePath, getLength, getSubpaths} from '@remotion/paths';
import {colors} from '../theme';

type Props = {
  readonly d: string;
  /** How much of the path is drawn, from its start, one subpath after the other. */
  readonly length: number;
};

/** The first part of a path, up to a length. */
export const Drawn = ({d, length}: Props) => {
  const subpaths = getSubpaths(d);
  return subpaths.map((subpath, i) => {
    const start = subpaths.slice(0, i).reduce((sum, each) => sum + getLength(each), 0);
    const progress = Math.min(1, Math.max(0, (length - start) / getLength(subpath)));
    return (
      <path
        key={subpath}
        d={subpath}
        fill="none"
        stroke={colors.signal}
        strokeWidth={2.4}
        strokeLinejoin="round"
        {...evolvePath(progress, subpath)}
      />
    );
  });
};
