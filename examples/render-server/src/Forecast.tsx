import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type ForecastProps = {
  city: string;
  days: {name: string; celsius: number}[];
};

export const framesPerDay = 10;

export const Forecast: React.FC<ForecastProps> = ({city, days}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: 'white', padding: 20, fontFamily: 'sans-serif'}}>
      <h1 style={{margin: 0, fontSize: 32}}>{city}</h1>
      <div style={{display: 'flex', flex: 1, alignItems: 'flex-end', gap: 16}}>
        {days.map(({name, celsius}, index) => {
          const start = index * framesPerDay;
          const growth = interpolate(frame, [start, start + framesPerDay], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });

          return (
            <div key={name} style={{flex: 1, textAlign: 'center', fontSize: 16}}>
              {Math.round(celsius * growth)} °C
              <div style={{height: celsius * 3 * growth, backgroundColor: 'tomato'}} />
              {name}
            </div>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
