import {seek} from '@remotion/studio';
import {AbsoluteFill, getRemotionEnvironment, useCurrentFrame} from 'remotion';

const chapters = [
  {name: 'Intro', from: 0},
  {name: 'Demo', from: 40},
  {name: 'Credits', from: 80},
];

export const Chapters: React.FC = () => {
  const frame = useCurrentFrame();
  const current = chapters.filter(({from}) => from <= frame).pop();

  return (
    <AbsoluteFill style={{backgroundColor: 'white', padding: 60, fontSize: 60}}>
      <div>{current?.name}</div>
      {getRemotionEnvironment().isStudio
        ? chapters.map(({name, from}) => (
            <button key={name} type="button" onClick={() => seek(from)}>
              Go to {name}
            </button>
          ))
        : null}
    </AbsoluteFill>
  );
};
