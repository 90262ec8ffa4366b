import {type CalculateMetadataFunction, Composition} from 'remotion';
import {framesPerFigure, Sales, type SalesProps} from './Sales';

const loadFigures: CalculateMetadataFunction<SalesProps> = async ({props, abortSignal}) => {
  if (props.figures) {
    return {durationInFrames: props.figures.length * framesPerFigure};
  }

  const url = new URL('http://localhost:4000/sales');
  url.searchParams.set('region', props.region);

  const response = await fetch(url, {signal: abortSignal});

  if (!response.ok) {
    throw new Error(`No figures for "${props.region}": status ${response.status}`);
  }

  const figures = (await response.json()) as number[];

  return {
    durationInFrames: figures.length * framesPerFigure,
    props: {...props, figures},
  };
};

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Sales"
      component={Sales}
      calculateMetadata={loadFigures}
      fps={30}
      width={1280}
      height={720}
      defaultProps={{region: 'north', figures: null}}
    />
  );
};
