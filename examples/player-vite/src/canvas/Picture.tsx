import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';
import type {Item} from './item';

export type PictureProps = {
  items: Item[];
};

export const Picture: React.FC<PictureProps> = ({items}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: '#fbfaf7', overflow: 'hidden'}}>
      {items.map(({id, color, left, top, width, height}, index) => (
        <div
          key={id}
          style={{
            position: 'absolute',
            left,
            top,
            width,
            height,
            backgroundColor: color,
            transform: `rotate(${(1 - spring({frame, fps, delay: index * 5})) * 8}deg)`,
          }}
        />
      ))}
    </AbsoluteFill>
  );
};
