import {Thumbnail} from '@remotion/player';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {LiftOff} from './LiftOff';

const getHtml = (frame: number): string => {
  return renderToStaticMarkup(
    <Thumbnail
      component={LiftOff}
      inputProps={{label: 'Lift-off in'}}
      frameToDisplay={frame}
      durationInFrames={90}
      fps={30}
      compositionWidth={1280}
      compositionHeight={720}
      noSuspense
    />,
  );
};

test('counts down once per second', () => {
  expect(getHtml(0)).toContain('Lift-off in 3');
  expect(getHtml(29)).toContain('Lift-off in 3');
  expect(getHtml(30)).toContain('Lift-off in 2');
  expect(getHtml(89)).toContain('Lift-off in 1');
});
