import {useState} from 'react';
import RequestedClip from '@site/src/components/Clip/RequestedClip';
import Stage from '@site/src/components/Clip/Stage';
import StageFailure from '@site/features/ui/StageFailure';
import type {LoadedTemplate} from '@site/src/data/schemas/template';
import {illustration} from '../illustration';
import styles from './TemplatePreview.module.css';

/** What the button does in each state. */
const labels = {
  poster: 'Play the preview',
  playing: 'Pause the preview',
  paused: 'Play the preview',
  failed: 'Try again',
} as const;

/** The poster of a template, and a button that plays its video. It also plays with reduced motion: the reader asks for it. */
export default function TemplatePreview({
  poster,
  tagline,
}: Required<Pick<LoadedTemplate, 'poster' | 'tagline'>>) {
  const [state, setState] = useState<keyof typeof labels>('poster');
  const demo = illustration(poster, `Illustration of the template: ${tagline}`);
  return (
    <div>
      <Stage demo={demo} sizes="(min-width: 997px) 700px, 100vw" eager>
        {(state === 'playing' || state === 'paused') && (
          <RequestedClip
            demo={demo}
            paused={state === 'paused'}
            onError={() => setState('failed')}
          />
        )}
        {state === 'failed' && <StageFailure what="The preview" />}
      </Stage>
      <p className={styles.caption}>
        An illustration made for this site. The template’s output looks different.
      </p>
      <button
        type="button"
        className={`${styles.toggle} js-only`}
        onClick={() => setState(state === 'playing' ? 'paused' : 'playing')}>
        {labels[state]}
      </button>
    </div>
  );
}
