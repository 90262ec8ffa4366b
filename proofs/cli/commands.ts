/** What readers type before the words of a command. */
export const program = 'npx remotion';

/** What the code of a command doesn't say about it. */
export interface CommandNotes {
  /** The words of the command whose page describes this command, if it has no page. */
  readonly describedOn?: string;
  /** Functions whose flags may, but need not, have a heading on the page of the command. */
  readonly optional?: readonly string[];
  /** Flags that the command reads only to reject them. */
  readonly refuses?: readonly string[];
  /** Flags that code outside of the command reads for it. */
  readonly readForIt?: readonly string[];
  /** Set if the command forwards all its arguments to another program. */
  readonly passesOn?: true;
}

/** Notes on commands, by the words after `npx remotion`. */
export const notes: Readonly<Record<string, CommandNotes>> = {
  studio: {optional: ['getRenderDefaults', 'addJob']},
  render: {refuses: ['frame']},
  still: {refuses: ['frames']},
  upgrade: {readForIt: ['package-manager', 'version'], passesOn: true},
  ffmpeg: {passesOn: true},
  ffprobe: {passesOn: true},
  'lambda policies user': {describedOn: 'lambda policies'},
  'lambda policies role': {describedOn: 'lambda policies'},
  'lambda policies validate': {describedOn: 'lambda policies'},
  'lambda quotas increase': {describedOn: 'lambda quotas'},
};

/**
 * Config file settings that are equivalent to a flag, if the code of the packages doesn't connect
 * them.
 */
export const settings: Readonly<Record<string, readonly string[]>> = {
  'env-file': ['setDotEnvLocation'],
  frames: ['setFrameRange'],
  'image-format': ['setVideoImageFormat', 'setStillImageFormat'],
  metadata: ['setMetadata'],
  'no-open': ['setShouldOpenBrowser'],
  'number-of-shared-audio-tags': ['setNumberOfSharedAudioTags'],
  output: ['setOutputLocation'],
  port: ['setStudioPort', 'setRendererPort'],
};

/** Flags that are aliases of each other. Pages use the first one. */
export const aliases: readonly (readonly string[])[] = [
  ['quiet', 'q'],
  ['yes', 'y', 'force', 'f'],
];
