import {useMemo} from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {rankSales, type Sale} from './rank-sales';

export const Ranking: React.FC<{sales: Sale[]}> = ({sales}) => {
  const frame = useCurrentFrame();
  const ranked = useMemo(() => rankSales(sales), [sales]);

  return <AbsoluteFill>{ranked[frame % ranked.length].product}</AbsoluteFill>;
};
