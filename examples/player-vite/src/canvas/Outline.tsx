import {useRef} from 'react';
import {useCurrentScale} from 'remotion';
import type {ChangeItem, Item} from './item';

type Drag = {
  action: 'move' | 'resize';
  pointerX: number;
  pointerY: number;
  start: Item;
};

export const Outline: React.FC<{
  item: Item;
  selected: boolean;
  onSelect: (id: number) => void;
  onChange: ChangeItem;
}> = ({item, selected, onSelect, onChange}) => {
  const scale = useCurrentScale();
  const drag = useRef<Drag | null>(null);
  const handleSize = 12 / scale;

  const startDrag = (event: React.PointerEvent<HTMLElement>, action: Drag['action']) => {
    if (event.button !== 0) {
      return;
    }

    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {action, pointerX: event.clientX, pointerY: event.clientY, start: item};
    onSelect(item.id);
  };

  const onPointerMove = (event: React.PointerEvent) => {
    if (drag.current === null) {
      return;
    }

    const {action, pointerX, pointerY, start} = drag.current;
    const x = Math.round((event.clientX - pointerX) / scale);
    const y = Math.round((event.clientY - pointerY) / scale);

    if (action === 'move') {
      onChange(item.id, {left: start.left + x, top: start.top + y});
    } else {
      onChange(item.id, {
        width: Math.max(20, start.width + x),
        height: Math.max(20, start.height + y),
      });
    }
  };

  const endDrag = () => {
    drag.current = null;
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = {
      ArrowLeft: {left: item.left - 10},
      ArrowRight: {left: item.left + 10},
      ArrowUp: {top: item.top - 10},
      ArrowDown: {top: item.top + 10},
    }[event.key];

    if (step) {
      event.preventDefault();
      onChange(item.id, step);
    }
  };

  return (
    <div
      role="button"
      tabIndex={0}
      aria-label={`Layer ${item.id}`}
      aria-pressed={selected}
      onFocus={() => onSelect(item.id)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => startDrag(event, 'move')}
      onPointerMove={onPointerMove}
      onLostPointerCapture={endDrag}
      style={{
        position: 'absolute',
        left: item.left,
        top: item.top,
        width: item.width,
        height: item.height,
        zIndex: selected ? 1 : 0,
        outline: selected ? `${2 / scale}px solid #0b84f3` : 'none',
        cursor: 'move',
        touchAction: 'none',
        userSelect: 'none',
      }}>
      {selected ? (
        <div
          className="handle"
          onPointerDown={(event) => startDrag(event, 'resize')}
          onLostPointerCapture={endDrag}
          style={{
            position: 'absolute',
            right: -handleSize / 2,
            bottom: -handleSize / 2,
            width: handleSize,
            height: handleSize,
            border: `${2 / scale}px solid #0b84f3`,
            backgroundColor: 'white',
            cursor: 'nwse-resize',
            touchAction: 'none',
          }}
        />
      ) : null}
    </div>
  );
};
