import {Preview} from '../parts/Preview';
import {colors} from '../theme';
import {swing, useLoop} from './useLoop';

type Point = readonly [x: number, y: number, z: number];

const YAW = -0.62;
const LENGTH = 150;
const PITCH = 0.3;

/** Turns a point about the vertical, then the horizontal axis, and projects it in perspective. */
const project = ([x, y, z]: Point, yaw = YAW): string => {
  const x1 = x * Math.cos(yaw) + z * Math.sin(yaw);
  const z1 = -x * Math.sin(yaw) + z * Math.cos(yaw);
  const y2 = y * Math.cos(PITCH) - z1 * Math.sin(PITCH);
  const z2 = y * Math.sin(PITCH) + z1 * Math.cos(PITCH);
  const scale = 1500 / (1500 + z2);
  return `${(640 + x1 * scale).toFixed(1)} ${(300 + y2 * scale).toFixed(1)}`;
};

const line = (from: Point, to: Point, yaw = YAW) => `M${project(from, yaw)} L${project(to, yaw)}`;

/** A rectangle with rounded corners that faces the viewer at the depth z. */
const face = (width: number, height: number, radius: number, z: number) => {
  const points: Point[] = [];
  const corners = [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ] as const;
  for (const [sx, sy, start] of corners) {
    for (let a = 0; a <= 90; a += 15) {
      const angle = ((start + a) * Math.PI) / 180;
      points.push([
        sx * (width / 2 - radius) + radius * Math.cos(angle),
        sy * (height / 2 - radius) + radius * Math.sin(angle),
        z,
      ]);
    }
  }
  return points;
};

const path = (points: readonly Point[], yaw: number) =>
  `M${points.map((point) => project(point, yaw)).join(' L')} Z`;

const front = face(236, 470, 36, -24);
const back = face(236, 470, 36, 24);
const screen = face(208, 440, 24, -25);
const floor = Array.from({length: 17}, (_, i) => (i - 8) * 90);

export default function Three() {
  const frame = useLoop(66, LENGTH);
  // Only the phone turns. The floor stands still.
  const yaw = YAW + 0.4 * swing(frame, 66, LENGTH);
  const progress = frame / LENGTH;
  return (
    <Preview frame={frame} durationInFrames={LENGTH} dark>
      <g fill="none" stroke={colors.gray700} strokeWidth={2}>
        {floor.map((at) => (
          <path
            key={at}
            d={`${line([at, 262, -500], [at, 262, 720])} ${line([-720, 262, at + 100], [720, 262, at + 100])}`}
          />
        ))}
      </g>
      <rect y={624} width={1280} height={96} fill={colors.ink} />
      <path d={path(back, yaw)} fill={colors.gray800} stroke={colors.paper} strokeWidth={2} />
      <g stroke={colors.paper} strokeWidth={2}>
        {front.map((point, i) => {
          const behind = back[i];
          return behind ? <path key={i} d={line(point, behind, yaw)} /> : null;
        })}
      </g>
      <path d={path(front, yaw)} fill={colors.ink} stroke={colors.paper} strokeWidth={3} />
      <path d={path(screen, yaw)} fill={colors.signal} />
      <path
        d={path(
          [
            [-34, -44, -26],
            [-34, 44, -26],
            [46, 0, -26],
          ],
          yaw,
        )}
        fill={colors.paper}
      />
      <path d={line([-76, 176, -26], [76, 176, -26], yaw)} stroke={colors.ink} strokeWidth={6} />
      <path
        d={line([-76, 176, -26], [-76 + 152 * progress, 176, -26], yaw)}
        stroke={colors.paper}
        strokeWidth={6}
      />
    </Preview>
  );
}
