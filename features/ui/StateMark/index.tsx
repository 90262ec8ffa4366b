const ticks = (step: number, height: number): string =>
  Array.from({length: 240 / step + 1}, (_, i) => `M${i * step + 0.5} 32v-${height}`).join('');

/** The strip of frames with the playhead, above the message of a page that has nothing else to show. */
export default function StateMark() {
  return (
    <p aria-hidden="true">
      <svg width="241" height="32" fill="none">
        <path stroke="var(--site-line)" d={ticks(12, 14)} />
        <path stroke="var(--site-line-strong)" d={ticks(60, 28)} />
        <path stroke="var(--site-signal)" strokeWidth="2" d="M84 32V2" />
        <path fill="var(--site-signal)" d="M79 0h10l-5 7z" />
      </svg>
    </p>
  );
}
