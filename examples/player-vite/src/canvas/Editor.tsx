import {Player} from '@remotion/player';
import {useCallback, useMemo, useState} from 'react';
import {Canvas, type CanvasProps} from './Canvas';
import type {ChangeItem, Item} from './item';

const firstItems: Item[] = [
  {id: 1, color: '#e5402a', left: 160, top: 140, width: 420, height: 260},
  {id: 2, color: '#16181d', left: 480, top: 300, width: 460, height: 240},
];

export const Editor: React.FC = () => {
  const [items, setItems] = useState(firstItems);
  const [selectedId, setSelectedId] = useState<number | null>(null);

  const onChange: ChangeItem = useCallback((id, change) => {
    setItems((current) => current.map((item) => (item.id === id ? {...item, ...change} : item)));
  }, []);

  const inputProps: CanvasProps = useMemo(
    () => ({items, selectedId, onSelect: setSelectedId, onChange}),
    [items, selectedId, onChange],
  );

  return (
    <div style={{padding: 40}}>
      <Player
        component={Canvas}
        inputProps={inputProps}
        durationInFrames={150}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%', maxWidth: 640}}
        controls
        clickToPlay={false}
        spaceKeyToPlayOrPause={false}
        overflowVisible
        acknowledgeRemotionLicense
      />
      <button
        type="button"
        disabled={selectedId === null}
        onClick={() => {
          setItems((current) => current.filter((item) => item.id !== selectedId));
          setSelectedId(null);
        }}>
        Delete layer
      </button>
      <pre>{JSON.stringify(items, null, 2)}</pre>
    </div>
  );
};
