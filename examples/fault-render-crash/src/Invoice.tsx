import {AbsoluteFill, useCurrentFrame} from 'remotion';

const items = [
  {name: 'Camera', price: 900},
  {name: 'Tripod', price: 120},
];

export const Invoice: React.FC = () => {
  const frame = useCurrentFrame();
  const item = items[Math.floor(frame / 5)];

  return (
    <AbsoluteFill style={{backgroundColor: 'white', fontSize: 60}}>
      {item.name}: {item.price}
    </AbsoluteFill>
  );
};
