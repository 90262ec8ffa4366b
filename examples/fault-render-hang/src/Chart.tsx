import {AbsoluteFill, useCurrentFrame} from 'remotion';

/** The positions of the columns. Never returns if a column has no width. */
const columnsOf = (width: number, columnWidth: number): number[] => {
  const columns: number[] = [];
  for (let x = 0; x < width; x += columnWidth) {
    columns[Math.min(columns.length, 999)] = x;
  }

  return columns;
};

export const Chart: React.FC = () => {
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
