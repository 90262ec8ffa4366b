import {useRef, useState, type PointerEvent} from 'react';
import {AbsoluteFill, spring, useCurrentFrame, useCurrentScale, useVideoConfig} from 'remotion';
import {colors, mono, sans} from '../theme';

type Layer = {id: string; left: number; top: number; width: number; height: number};

const firstLayers: Layer[] = [
  {id: 'photo', left: 120, top: 110, width: 620, height: 400},
  {id: 'title', left: 440, top: 330, width: 620, height: 170},
  {id: 'badge', left: 960, top: 90, width: 200, height: 200},
];

const styles: Record<string, React.CSSProperties> = {
  photo: {
    background: `linear-gradient(160deg, transparent 62%, ${colors.gray400} 62.2%), linear-gradient(205deg, transparent 58%, ${colors.gray300} 58.2%), radial-gradient(circle at 70% 30%, #fff 0 48px, transparent 49px), ${colors.gray200}`,
  },
  title: {backgroundColor: colors.ink, color: colors.paper, fontSize: 84},
  badge: {backgroundColor: colors.tint, color: colors.ink, fontSize: 52, borderRadius: '50%'},
};

const words: Record<string, string> = {title: 'Spring sale', badge: '−30 %'};

type Drag = {resize: boolean; x: number; y: number; start: Layer};

type Props = {
  step: number;
  outlines: boolean;
};

export const DragAndDrop = ({step, outlines}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const scale = useCurrentScale();
  const [layers, setLayers] = useState(firstLayers);
  const [selectedId, setSelectedId] = useState<string | null>('title');
  const drag = useRef<Drag | null>(null);

  const selected = layers.find(({id}) => id === selectedId);
  const snap = (pixels: number) => Math.round(pixels / step) * step;

  const change = (id: string, changed: Partial<Layer>) => {
    setLayers((current) => current.map((each) => (each.id === id ? {...each, ...changed} : each)));
  };

  const startDrag = (event: PointerEvent<HTMLElement>, start: Layer, resize: boolean) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {resize, x: event.clientX, y: event.clientY, start};
    setSelectedId(start.id);
  };

  const onPointerMove = (event: PointerEvent) => {
    if (drag.current === null) {
      return;
    }

    // The pointer moves in pixels of the page, the layer in pixels of the composition.
    const {resize, start} = drag.current;
    const x = (event.clientX - drag.current.x) / scale;
    const y = (event.clientY - drag.current.y) / scale;

    change(
      start.id,
      resize
        ? {
            width: Math.max(80, snap(start.width + x)),
            height: Math.max(80, snap(start.height + y)),
          }
        : {left: snap(start.left + x), top: snap(start.top + y)},
    );
  };

  const endDrag = () => {
    drag.current = null;
  };

  return (
    <AbsoluteFill
      style={{backgroundColor: colors.paper}}
      onPointerDown={(event) => {
        event.stopPropagation();
        setSelectedId(null);
      }}>
      {layers.map(({id, ...box}, index) => (
        <div
          key={id}
          style={{
            ...styles[id],
            ...box,
            position: 'absolute',
            display: 'flex',
            justifyContent: 'center',
            alignItems: 'center',
            fontFamily: sans,
            fontWeight: 700,
            whiteSpace: 'nowrap',
            transform: `scale(${spring({frame, fps, delay: index * 6, config: {damping: 200}})})`,
          }}>
          {words[id]}
        </div>
      ))}
      {outlines
        ? layers.map((layer) => (
            <div
              key={layer.id}
              onPointerDown={(event) => startDrag(event, layer, false)}
              onPointerMove={onPointerMove}
              onLostPointerCapture={endDrag}
              style={{
                position: 'absolute',
                left: layer.left,
                top: layer.top,
                width: layer.width,
                height: layer.height,
                zIndex: layer.id === selectedId ? 1 : 0,
                outline: layer.id === selectedId ? `${4 / scale}px solid ${colors.signal}` : 'none',
                cursor: 'move',
                touchAction: 'none',
                userSelect: 'none',
              }}>
              {layer.id === selectedId ? (
                <div
                  onPointerDown={(event) => startDrag(event, layer, true)}
                  style={{
                    position: 'absolute',
                    right: -9 / scale,
                    bottom: -9 / scale,
                    width: 18 / scale,
                    height: 18 / scale,
                    backgroundColor: '#fff',
                    border: `${4 / scale}px solid ${colors.signal}`,
                    boxSizing: 'border-box',
                    cursor: 'nwse-resize',
                    touchAction: 'none',
                  }}
                />
              ) : null}
            </div>
          ))
        : null}
      <div
        style={{
          position: 'absolute',
          bottom: 48,
          width: '100%',
          textAlign: 'center',
          whiteSpace: 'pre',
          fontFamily: mono,
          fontSize: 30,
          color: colors.gray500,
          pointerEvents: 'none',
        }}>
        {selected && outlines ? (
          <>
            <span style={{color: colors.signal, fontWeight: 700}}>{selected.id}</span>
            {`  left ${selected.left}  top ${selected.top}  width ${selected.width}  height ${selected.height}`}
          </>
        ) : (
          'only the image, as in a render'
        )}
      </div>
    </AbsoluteFill>
  );
};
