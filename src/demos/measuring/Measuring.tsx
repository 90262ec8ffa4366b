import {useLayoutEffect, useRef, useState} from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame, useCurrentScale} from 'remotion';
import {colors, mono} from '../theme';

type Props = {
  word: string;
  fontSize: number;
  letterSpacing: number;
};

type Box = {
  left: number;
  top: number;
  width: number;
  height: number;
};

export const Measuring = ({word, fontSize, letterSpacing}: Props) => {
  const frame = useCurrentFrame();
  const scale = useCurrentScale();
  const line = useRef<HTMLDivElement>(null);
  const marked = useRef<HTMLSpanElement>(null);
  const [box, setBox] = useState<Box>({left: 0, top: 0, width: 0, height: 0});

  useLayoutEffect(() => {
    const outer = line.current?.getBoundingClientRect();
    const inner = marked.current?.getBoundingClientRect();
    if (outer && inner) {
      setBox({
        left: (inner.left - outer.left) / scale,
        top: (inner.top - outer.top) / scale,
        width: inner.width / scale,
        height: inner.height / scale,
      });
    }
  }, [word, fontSize, letterSpacing, scale]);

  const progress = interpolate(frame, [10, 35, 75, 89], [0, 1, 1, 0], {
    extrapolateLeft: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: colors.paper}}>
      <div
        ref={line}
        style={{
          position: 'relative',
          fontFamily: 'Helvetica, Arial, sans-serif',
          fontSize,
          letterSpacing,
          color: colors.ink,
          whiteSpace: 'nowrap',
        }}>
        <div
          style={{
            position: 'absolute',
            ...box,
            width: box.width * progress,
            backgroundColor: colors.tint,
            borderBottom: `4px solid ${colors.signal}`,
            boxSizing: 'border-box',
          }}
        />
        <span style={{position: 'relative'}}>
          Read the <span ref={marked}>{word}</span> first
        </span>
      </div>
      <div
        style={{
          position: 'absolute',
          bottom: 96,
          fontFamily: mono,
          fontSize: 30,
          color: colors.gray500,
        }}>
        width <span style={{color: colors.signal, fontWeight: 700}}>{box.width.toFixed(1)} px</span>
        {'  '}scale {scale.toFixed(2)}
      </div>
    </AbsoluteFill>
  );
};
