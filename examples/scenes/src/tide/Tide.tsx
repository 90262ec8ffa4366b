import {AbsoluteFill, staticFile} from 'remotion';
import {useLoaded} from './useLoaded';

export const Tide: React.FC<{harbor: string}> = ({harbor}) => {
  const tide = useLoaded(`Loading the tide in ${harbor}`, async () => {
    const response = await fetch(staticFile(`tides/${harbor}.json`));
    if (!response.ok) {
      throw new Error(`No tide for ${harbor}: status ${response.status}`);
    }
    return (await response.json()) as {meters: number};
  });

  return (
    <AbsoluteFill
      style={{
        placeContent: 'center',
        backgroundColor: 'white',
        fontSize: 90,
        textAlign: 'center',
      }}>
      {tide && `${harbor}: ${tide.meters} m`}
    </AbsoluteFill>
  );
};
