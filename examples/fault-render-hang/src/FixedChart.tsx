import {AbsoluteFill, useCurrentFrame} from 'remotion';

const columnsOf = (width: number, columnWidth: number): number[] => {
  const count = columnWidth > 0 ? Math.ceil(width / columnWidth) : 0;

  return Array.from({length: count}, (_, index) => index * columnWidth);
};

export const FixedChart: React.FC = () => {
  const frame = useCurrentFrame();
  const columns = columnsOf(320, 20 - frame * 10);

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      {columns.map((x) => (
        <div key={x} style={{position: 'absolute', left: x}}>
          |
        </div>
      ))}
    </AbsoluteFill>
  );
};
