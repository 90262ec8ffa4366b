import {type ReactNode, type SVGAttributes, useId} from 'react';
import ScrollBox from '@site/features/tables/client/ScrollBox';

/**
 * The frame of a drawing, which scrolls where it is wider than its column.
 *
 * @param width in units of the drawing, which are pixels where there is room
 * @param title describes the drawing to readers who don't see it. Markdown twins show it instead of the drawing
 */
export default function Drawing({
  width,
  height,
  title,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <ScrollBox>
      <svg
        className="drawing"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-labelledby={id}>
        <title id={id}>{title}</title>
        {children}
      </svg>
    </ScrollBox>
  );
}

export function Lines({children}: {readonly children: ReactNode}) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      {children}
    </g>
  );
}

interface TextsProps {
  readonly texts: readonly (readonly [x: number, y: number, text: string | number])[];
  /** Which point of a text is at `x`. */
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Texts of one style. `Names` and `Notes` are the usual ones. */
export function Texts({texts, anchor, ...style}: TextsProps & SVGAttributes<SVGGElement>) {
  return (
    <g fill="currentColor" textAnchor={anchor} {...style}>
      {texts.map(([x, y, text], index) => (
        <text key={index} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** The names of parts, in bold. */
export function Names(props: TextsProps) {
  return <Texts fontSize="17" fontWeight="600" {...props} />;
}

/** Smaller texts that explain the parts. */
export function Notes(props: TextsProps) {
  return <Texts fontSize="14" opacity="0.85" {...props} />;
}
