import {AbsoluteFill} from 'remotion';
import type {ChangeItem} from './item';
import {Outline} from './Outline';
import {Picture, type PictureProps} from './Picture';

export type CanvasProps = PictureProps & {
  selectedId: number | null;
  onSelect: (id: number | null) => void;
  onChange: ChangeItem;
};

export const Canvas: React.FC<CanvasProps> = ({items, selectedId, onSelect, onChange}) => {
  return (
    <AbsoluteFill
      onPointerDown={(event) => {
        if (event.button === 0) {
          onSelect(null);
        }
      }}>
      <Picture items={items} />
      {items.map((item) => (
        <Outline
          key={item.id}
          item={item}
          selected={item.id === selectedId}
          onSelect={onSelect}
          onChange={onChange}
        />
      ))}
    </AbsoluteFill>
  );
};
