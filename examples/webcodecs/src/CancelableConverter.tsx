import type {WebCodecsController} from '@remotion/webcodecs';
import {useEffect, useRef, useState} from 'react';
import {startConversion} from './start-conversion';

type State = 'idle' | 'running' | 'paused' | 'done' | 'canceled' | 'failed';

export const CancelableConverter: React.FC = () => {
  const [state, setState] = useState<State>('idle');
  const [progress, setProgress] = useState<number | null>(0);
  const controller = useRef<WebCodecsController | null>(null);

  useEffect(() => {
    return () => controller.current?.abort();
  }, []);

  const convert = async (file: File) => {
    const conversion = startConversion(file, setProgress);
    controller.current = conversion.controller;
    setState('running');

    try {
      const blob = await conversion.result;
      setState(blob === null ? 'canceled' : 'done');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };

  const isActive = state === 'running' || state === 'paused';

  return (
    <>
      <input
        type="file"
        accept="video/*"
        disabled={isActive}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) {
            void convert(file);
          }
        }}
      />
      <p>
        {state} <progress value={progress ?? undefined} />
      </p>
      <button
        type="button"
        disabled={!isActive}
        onClick={() => {
          if (state === 'running') {
            controller.current?.pause();
            setState('paused');
          } else {
            controller.current?.resume();
            setState('running');
          }
        }}>
        {state === 'paused' ? 'Resume' : 'Pause'}
      </button>
      <button type="button" disabled={!isActive} onClick={() => controller.current?.abort()}>
        Cancel
      </button>
    </>
  );
};
