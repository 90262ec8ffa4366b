import {AbsoluteFill} from 'remotion';

type CardProps = {
  text: string;
  color: string;
};

const Card: React.FC<CardProps> = ({text, color}) => {
  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: color,
        color: 'white',
        fontSize: 120,
      }}>
      {text}
    </AbsoluteFill>
  );
};

export const scenes = [
  {
    id: 'Intro',
    durationInFrames: 45,
    component: () => <Card text="Hello" color="tomato" />,
  },
  {
    id: 'Main',
    durationInFrames: 90,
    component: () => <Card text="News" color="royalblue" />,
  },
  {
    id: 'Outro',
    durationInFrames: 30,
    component: () => <Card text="Bye" color="seagreen" />,
  },
];

export const totalDuration = scenes.reduce((sum, {durationInFrames}) => sum + durationInFrames, 0);
