import {OffthreadVideo} from 'remotion';

type FootageProps = {
  src: string;
  /** In milliseconds. */
  timeout: number;
  ignoresErrors?: boolean;
};

export const Footage: React.FC<FootageProps> = ({src, timeout, ignoresErrors}) => {
  return (
    <OffthreadVideo
      src={src}
      delayRenderTimeoutInMilliseconds={timeout}
      onError={ignoresErrors ? () => undefined : undefined}
      muted
    />
  );
};
