import type {Control} from '@site/src/demos/defineDemo';
import styles from './styles.module.css';

type Value = string | number | boolean;

export interface DemoControlProps {
  readonly id: string;
  readonly label: string;
  readonly control: Control;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A labeled control for one prop of a demo. */
export default function DemoControl({id, label, control, value, onChange}: DemoControlProps) {
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      <ControlInput id={id} control={control} value={value} onChange={onChange} />
      {control.type === 'range' && (
        <output htmlFor={id} className={styles.value}>
          {String(value)}
          {control.unit && ` ${control.unit}`}
        </output>
      )}
    </div>
  );
}

function ControlInput({id, control, value, onChange}: Omit<DemoControlProps, 'label'>) {
  switch (control.type) {
    case 'range':
      return (
        <input
          id={id}
          type="range"
          min={control.min}
          max={control.max}
          step={control.step}
          value={Number(value)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      );
    case 'select':
      return (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {control.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
    case 'toggle':
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'color':
      return (
        <input
          id={id}
          type="color"
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'text':
      return (
        <input
          id={id}
          type="text"
          value={String(value)}
          maxLength={control.maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    default:
      throw new Error(
        `Unknown type of control in a demo: ${JSON.stringify(control satisfies never)}`,
      );
  }
}
