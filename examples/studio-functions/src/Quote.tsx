import {reevaluateComposition, watchStaticFile} from '@remotion/studio';
import {useEffect} from 'react';
import {
  AbsoluteFill,
  type CalculateMetadataFunction,
  getRemotionEnvironment,
  staticFile,
} from 'remotion';

type Props = {text: string};

export const loadQuote: CalculateMetadataFunction<Props> = async ({abortSignal}) => {
  const response = await fetch(staticFile('quote.json'), {cache: 'no-store', signal: abortSignal});
  const {text} = (await response.json()) as Props;

  return {props: {text}, durationInFrames: 2 * text.length};
};

export const Quote: React.FC<Props> = ({text}) => {
  useEffect(() => {
    if (!getRemotionEnvironment().isStudio) {
      return;
    }

    const {cancel} = watchStaticFile('quote.json', () => reevaluateComposition());
    return cancel;
  }, []);

  return (
    <AbsoluteFill style={{backgroundColor: 'white', padding: 60, fontSize: 60}}>
      {text}
    </AbsoluteFill>
  );
};
