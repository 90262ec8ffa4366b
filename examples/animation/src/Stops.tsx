import {spring, useCurrentFrame, useVideoConfig} from 'remotion';

const framesBetweenStops = 9;

export const Stops: React.FC<{cities: string[]}> = ({cities}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <ol style={{margin: 0, padding: 0, listStyle: 'none', fontSize: 56}}>
      {cities.map((city, index) => {
        const shown = spring({
          frame,
          fps,
          delay: 36 + index * framesBetweenStops,
          config: {damping: 200},
        });
        const y = 40 * (1 - shown);

        return (
          <li key={city} style={{opacity: shown, transform: `translateY(${y}px)`}}>
            {city}
          </li>
        );
      })}
    </ol>
  );
};
