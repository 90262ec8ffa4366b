import {AbsoluteFill, Freeze, OffthreadVideo, Series, staticFile} from 'remotion';
import {durationOf, type Portion, portions} from './portions';

const src = staticFile('clip.mp4');

const PortionOfVideo: React.FC<{portion: Portion}> = ({portion}) => {
  if (portion.type === 'play') {
    return <OffthreadVideo src={src} trimBefore={portion.from} />;
  }

  return (
    <AbsoluteFill>
      <Freeze frame={0}>
        <OffthreadVideo muted src={src} trimBefore={portion.at} />
      </Freeze>
      <AbsoluteFill style={{justifyContent: 'flex-end', alignItems: 'center', padding: 60}}>
        <div style={{backgroundColor: 'white', padding: 20, fontSize: 48}}>{portion.label}</div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

export const Explained: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      <Series>
        {portions.map((portion, i) => (
          <Series.Sequence key={i} durationInFrames={durationOf(portion)} premountFor={30}>
            <PortionOfVideo portion={portion} />
          </Series.Sequence>
        ))}
      </Series>
    </AbsoluteFill>
  );
};
