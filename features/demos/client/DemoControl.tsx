import type {ChangeEvent} from 'react';
import type {Control} from '@site/features/demos/defineDemo';
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
  const text = {
    id,
    value: String(value),
    onChange: ({target}: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(target.value),
  };
  switch (control.type) {
    case 'range':
      return (
        <input
          {...text}
          type="range"
          min={control.min}
          max={control.max}
          step={control.step}
          onChange={({target}) => onChange(Number(target.value))}
        />
      );
    case 'toggle':
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={({target}) => onChange(target.checked)}
        />
      );
    case 'select':
      return (
        <select {...text} className={styles.field}>
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'text':
      return <input {...text} type="text" className={styles.field} maxLength={control.maxLength} />;
    case 'color':
      return <input {...text} type="color" />;
  }
}
