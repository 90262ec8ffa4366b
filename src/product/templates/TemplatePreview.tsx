import {useState} from 'react';
import RequestedClip from '@site/src/components/Clip/RequestedClip';
import Stage from '@site/src/components/Clip/Stage';
import type {Template} from '@site/src/data/schemas/template';
import styles from './TemplatePreview.module.css';

/** The poster of a template, and a button that plays its video. It also plays with reduced motion: the reader asks for it. */
export default function TemplatePreview({slug, tagline}: Pick<Template, 'slug' | 'tagline'>) {
  const [state, setState] = useState<'poster' | 'playing' | 'paused'>('poster');
  const demo = {
    id: `template-${slug}`,
    width: 1280,
    height: 720,
    description: `A frame in the style of the template: ${tagline}`,
  };
  return (
    <div>
      <Stage demo={demo} sizes="(min-width: 997px) 700px, 100vw" eager>
        {state !== 'poster' && <RequestedClip demo={demo} paused={state === 'paused'} />}
      </Stage>
      <button
        type="button"
        className={`${styles.toggle} js-only`}
        onClick={() => setState(state === 'playing' ? 'paused' : 'playing')}>
        {state === 'playing' ? 'Pause the preview' : 'Play the preview'}
      </button>
    </div>
  );
}
