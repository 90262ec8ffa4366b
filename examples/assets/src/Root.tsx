import {type CalculateMetadataFunction, Composition, staticFile} from 'remotion';
import {Cities, type CitiesProps, framesPerCity} from './Cities';

const loadCities: CalculateMetadataFunction<CitiesProps> = async ({props}) => {
  const response = await fetch(staticFile('cities.json'));
  const cities = (await response.json()) as string[];

  return {
    durationInFrames: cities.length * framesPerCity,
    props: {...props, cities},
  };
};

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Cities"
      component={Cities}
      calculateMetadata={loadCities}
      fps={30}
      width={1280}
      height={720}
      defaultProps={{cities: []}}
    />
  );
};
