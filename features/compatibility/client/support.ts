/** The environments of `<Compatibility>`, in display order. */
export const environments = ['player', 'studio', 'server', 'node', 'lambda', 'cloudrun'] as const;

export type Environment = (typeof environments)[number];

/**
 * Parses the value of an environment: `yes`, `no`, or either one followed by a comma and a note.
 *
 * @returns `undefined` if the value is invalid
 */
export function parseSupport(
  value: string | undefined,
): {readonly works: boolean; readonly note: string | undefined} | undefined {
  const match = /^(yes|no)(?:,\s*(.+))?$/.exec(value ?? '');
  return match ? {works: match[1] === 'yes', note: match[2]} : undefined;
}

export const supportForm =
  'Write "yes", "no", or either one followed by a comma and a note, such as "no, it needs a browser".';
