import {useId} from 'react';
import {type Demo, type DemoProps as Values, defaultProps} from '@site/features/demos/defineDemo';
import DemoControl from './DemoControl';
import styles from './styles.module.css';

export interface DemoControlsProps {
  readonly demo: Demo;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/**
 * The props of a demo that a reader can change. Renders nothing if there are none. Hidden without JavaScript.
 */
export default function DemoControls({demo, values, onChange}: DemoControlsProps) {
  const id = useId();
  const controls = Object.entries(demo.controls);
  return (
    controls.length > 0 && (
      <form
        className={`${styles.controls} js-only`}
        aria-label={`Controls for ${demo.title}`}
        // After Back or a reload, the browser must not restore values that the demo doesn't have.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}>
        {controls.map(([name, control]) => (
          <DemoControl
            key={name}
            id={`${id}-${name}`}
            label={control.label ?? name}
            control={control}
            value={values[name] ?? control.default}
            onChange={(value) => onChange({...values, [name]: value})}
          />
        ))}
        <button type="button" className={styles.reset} onClick={() => onChange(defaultProps(demo))}>
          Reset
        </button>
      </form>
    )
  );
}
