import {AbsoluteFill, OffthreadVideo, staticFile} from 'remotion';

type TeaserProps = {
  onBlocked: () => void;
};

export const Teaser: React.FC<TeaserProps> = ({onBlocked}) => {
  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      <OffthreadVideo
        src={staticFile('clip.mp4')}
        onAutoPlayError={onBlocked}
        style={{width: '100%'}}
      />
    </AbsoluteFill>
  );
};
