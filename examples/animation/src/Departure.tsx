import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {Destination} from './Destination';
import {Notice} from './Notice';
import {Platform} from './Platform';
import {Stops} from './Stops';

export const Departure: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{
        gap: 32,
        padding: 80,
        backgroundColor: '#12355b',
        color: 'white',
        fontFamily: 'sans-serif',
      }}>
      <div style={{height: 24, width: 12 * frame, backgroundColor: '#ffd166'}} />
      <Destination city="Lillehammer" />
      <Notice text="Now boarding" />
      <Stops cities={['Oslo', 'Hamar', 'Moelv']} />
      <Platform track={7} />
    </AbsoluteFill>
  );
};
