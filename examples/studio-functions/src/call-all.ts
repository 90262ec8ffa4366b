import * as studio from '@remotion/studio';

/** For the scripts, which call functions in the browser. */
Object.assign(globalThis, {studio});

const defaultProps = () => ({text: 'Basel'});

const calls: Record<string, () => unknown> = {
  'getStaticFiles()': () => studio.getStaticFiles().length,
  'watchPublicFolder()': () => studio.watchPublicFolder(() => undefined),
  'watchStaticFile()': () => studio.watchStaticFile('quote.json', () => undefined),
  'writeStaticFile()': () => studio.writeStaticFile({filePath: 'new.txt', contents: ''}),
  'deleteStaticFile()': () => studio.deleteStaticFile('quote.json'),
  'restartStudio()': () => studio.restartStudio(),
  'saveDefaultProps()': () => studio.saveDefaultProps({compositionId: 'Label', defaultProps}),
  'updateDefaultProps()': () => studio.updateDefaultProps({compositionId: 'Label', defaultProps}),
  'focusDefaultPropsPath()': () => studio.focusDefaultPropsPath({path: ['text']}),
  'play()': () => studio.play(),
  'pause()': () => studio.pause(),
  'toggle()': () => studio.toggle(),
  'seek()': () => studio.seek(3),
  'goToComposition()': () => studio.goToComposition('Label'),
  'reevaluateComposition()': () => studio.reevaluateComposition(),
  'visualControl()': () => studio.visualControl('outside', 5),
};

const outcomeOf = async (call: () => unknown): Promise<string> => {
  let result: unknown;
  try {
    result = call();
  } catch (error) {
    return `throws ${String(error)}`;
  }
  const verbs = result instanceof Promise ? ['resolves to', 'rejects with'] : ['returns', 'throws'];
  try {
    return `${verbs[0]} ${JSON.stringify(await result) ?? 'undefined'}`;
  } catch (error) {
    return `${verbs[1]} ${String(error)}`;
  }
};

/** Calls every function of the package, and returns one line with the result of each, followed by the warnings. */
export const callAll = async (): Promise<string> => {
  const {warn} = console;
  const warnings: string[] = [];
  console.warn = (...parts: unknown[]) => warnings.push(`warning: ${parts.join(' ')}`);
  try {
    const lines: string[] = [];
    for (const [name, call] of Object.entries(calls)) {
      lines.push(`${name} ${await outcomeOf(call)}`);
    }
    return [...lines, ...warnings].join('\n');
  } finally {
    console.warn = warn;
  }
};
