import {colors} from '../theme';

type Props = {
  readonly d: string;
  /** `ghost` lies behind, `ink` is the path, `signal` is what the function made of it. */
  readonly tone: 'ghost' | 'ink' | 'signal';
  readonly dashed?: boolean;
};

const looks = {
  ghost: {stroke: colors.gray300, strokeWidth: 1.5},
  ink: {stroke: colors.ink, strokeWidth: 2},
  signal: {stroke: colors.signal, strokeWidth: 2.4},
} as const;

/** A path as a line. */
export const Stroke = ({d, tone, dashed = false}: Props) => (
  <path
    d={d}
    fill="none"
    strokeLinejoin="round"
    strokeLinecap="round"
    strokeDasharray={dashed ? '1 4' : undefined}
    {...looks[tone]}
  />
);
