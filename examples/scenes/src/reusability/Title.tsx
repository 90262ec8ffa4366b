import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type TitleProps = {
  text: string;
  color?: string;
};

export const Title: React.FC<TitleProps> = ({text, color = 'black'}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const entrance = spring({frame, fps, config: {damping: 200}});

  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <h1
        style={{
          fontFamily: 'sans-serif',
          fontSize: 90,
          color,
          opacity: entrance,
          transform: `translateY(${(1 - entrance) * 60}px)`,
        }}>
        {text}
      </h1>
    </AbsoluteFill>
  );
};
