import type {
  TransitionPresentation,
  TransitionPresentationComponentProps,
} from '@remotion/transitions';
import {Audio} from 'remotion';

type WithSoundProps<Props extends Record<string, unknown>> = {
  presentation: TransitionPresentation<Props>;
  src: string;
};

const WithSound = <Props extends Record<string, unknown>>({
  passedProps: {presentation, src},
  ...rest
}: TransitionPresentationComponentProps<WithSoundProps<Props>>) => {
  const Presentation = presentation.component;

  return (
    <>
      {rest.presentationDirection === 'entering' ? <Audio src={src} /> : null}
      <Presentation {...rest} passedProps={presentation.props} />
    </>
  );
};

export const withSound = <Props extends Record<string, unknown>>(
  presentation: TransitionPresentation<Props>,
  src: string,
): TransitionPresentation<WithSoundProps<Props>> => {
  return {component: WithSound<Props>, props: {presentation, src}};
};
