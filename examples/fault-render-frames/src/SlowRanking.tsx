import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {rankSales, type Sale} from './rank-sales';

export const SlowRanking: React.FC<{sales: Sale[]}> = ({sales}) => {
  const frame = useCurrentFrame();
  const ranked = rankSales(sales);

  return <AbsoluteFill>{ranked[frame % ranked.length].product}</AbsoluteFill>;
};
