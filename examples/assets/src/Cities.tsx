import {AbsoluteFill, Img, Series, staticFile} from 'remotion';

export type CitiesProps = {
  cities: string[];
};

export const framesPerCity = 30;

export const Cities: React.FC<CitiesProps> = ({cities}) => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <Series>
        {cities.map((city) => (
          <Series.Sequence key={city} durationInFrames={framesPerCity}>
            <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
              <Img src={staticFile('logo.svg')} />
              <h1 style={{fontFamily: 'sans-serif', fontSize: 100}}>{city}</h1>
            </AbsoluteFill>
          </Series.Sequence>
        ))}
      </Series>
    </AbsoluteFill>
  );
};
