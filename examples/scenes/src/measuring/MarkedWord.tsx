import {useLayoutEffect, useRef, useState} from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame, useCurrentScale} from 'remotion';

type Box = {left: number; top: number; width: number; height: number};

export const MarkedWord: React.FC = () => {
  const frame = useCurrentFrame();
  const scale = useCurrentScale();
  const line = useRef<HTMLDivElement>(null);
  const word = useRef<HTMLSpanElement>(null);
  const [box, setBox] = useState<Box | null>(null);

  useLayoutEffect(() => {
    if (!line.current || !word.current) {
      return;
    }

    const outer = line.current.getBoundingClientRect();
    const inner = word.current.getBoundingClientRect();

    setBox({
      left: (inner.left - outer.left) / scale,
      top: (inner.top - outer.top) / scale,
      width: inner.width / scale,
      height: inner.height / scale,
    });
  }, [scale]);

  const progress = interpolate(frame, [10, 30], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: 'white',
      }}>
      <div
        ref={line}
        style={{
          position: 'relative',
          fontFamily: 'Arial, sans-serif',
          fontSize: 90,
        }}>
        {box ? (
          <div
            style={{
              position: 'absolute',
              left: box.left,
              top: box.top,
              width: box.width * progress,
              height: box.height,
              backgroundColor: 'gold',
            }}
          />
        ) : null}
        <span style={{position: 'relative'}}>
          Read the <span ref={word}>small print</span> first
        </span>
      </div>
    </AbsoluteFill>
  );
};
