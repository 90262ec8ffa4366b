import {
  evolvePath,
  getLength,
  getPointAtLength,
  type Instruction,
  parsePath,
  reduceInstructions,
} from '@remotion/paths';
import {ControlPoints} from '../paths-scene/ControlPoints';
import {short} from '../paths-scene/path';
import {Paper} from '../parts/Paper';
import {useProgress} from '../parts/useProgress';
import {colors, mono} from '../theme';

type Shape = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly transformOrigin: string;
  readonly instructions: readonly Instruction[];
};

type Props = {
  readonly code: string;
  readonly shape: Shape;
};

const CENTER = {x: 640, y: 348};
const COLUMNS = 88;
const LINES = 3;

/** Breaks a path between instructions into lines that fit, and ends with … if there is more. */
const wrap = (path: string) => {
  const lines = [''];
  for (const instruction of path.split(/(?= [A-Za-z])/)) {
    const last = lines[lines.length - 1] ?? '';
    if ((last + instruction).length <= COLUMNS) {
      lines[lines.length - 1] = last + instruction;
    } else {
      lines.push(instruction.trim());
    }
  }
  return lines.length <= LINES
    ? lines
    : [...lines.slice(0, LINES - 1), `${lines[LINES - 1] ?? ''} …`];
};

/** What a make function returns: outline, points, size, origin and the path as text. */
export const Anatomy = ({code, shape}: Props) => {
  const progress = useProgress();
  const {path, width, height, transformOrigin} = shape;
  const [originX = 0, originY = 0] = transformOrigin.split(' ').map(Number);
  const tip = getPointAtLength(path, getLength(path) * progress);

  return (
    <Paper code={code} codeSize={24} fontFamily={mono} fontSize={22} fill={colors.gray500}>
      <g transform={`translate(${CENTER.x - width / 2} ${CENTER.y - height / 2})`}>
        <rect
          width={width}
          height={height}
          fill="none"
          stroke={colors.gray300}
          strokeWidth={3}
          strokeDasharray="9 7"
        />
        <text x={width / 2} y={height + 34} textAnchor="middle">
          {`width ${Number(width.toFixed(1))}`}
        </text>
        <text x={width + 30} y={height / 2 + 8}>
          {`height ${Number(height.toFixed(1))}`}
        </text>
        <path d={path} fill={colors.tint} stroke={colors.gray400} strokeWidth={2} />
        <path
          d={path}
          fill="none"
          stroke={colors.signal}
          strokeWidth={6}
          strokeLinejoin="round"
          {...evolvePath(progress, path)}
        />
        <path
          d={`M ${originX - 12} ${originY} h 24 M ${originX} ${originY - 12} v 24`}
          stroke={colors.gray600}
          strokeWidth={2.5}
        />
        <ControlPoints instructions={reduceInstructions(parsePath(path))} scale={2} />
        <circle cx={tip.x} cy={tip.y} r={11} fill={colors.signal} />
      </g>
      {wrap(short(path, 0)).map((line, i) => (
        <text key={line} x={64} y={630 + i * 30} fontSize={20} fill={colors.ink}>
          {line}
        </text>
      ))}
    </Paper>
  );
};
