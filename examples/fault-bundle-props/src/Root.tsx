import {AbsoluteFill, Still} from 'remotion';

const Report: React.FC<{rows: object}> = ({rows}) => {
  return <AbsoluteFill>{Object.keys(rows).length} rows</AbsoluteFill>;
};

/** Fails like an object whose JSON exceeds the longest possible string, but needs no memory. */
const rows = {
  toJSON: () => {
    throw new RangeError('Invalid string length');
  },
};

export const RemotionRoot: React.FC = () => {
  return <Still id="Report" component={Report} width={320} height={180} defaultProps={{rows}} />;
};
