/** An option of the renderer, from which flags, settings and functions take their defaults. */
export interface Option {
  readonly cliFlag: string;
  readonly setConfig?: unknown;
  readonly getValue: (input: {commandLine: object}, context?: unknown) => {value: unknown};
}

/** What `@remotion/renderer/client` exports about the options. */
export interface RendererOptions {
  readonly BrowserSafeApis: {
    /** All options, by the names of the objects: `x264Option`. */
    readonly options: Readonly<Record<string, Option>>;
    /** The options of each function, by the name of the function. */
    readonly optionsMap: Readonly<Record<string, Readonly<Record<string, Option>>>>;
  };
}

export type Plain = string | number | boolean | null;

/** The value of an option if nothing sets it. Undefined if it depends on more input, such as a codec. */
export function defaultOf(option: Option, context?: unknown): Plain | undefined {
  try {
    const {value} = option.getValue({commandLine: {}}, context);
    return isPlain(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isPlain = (value: unknown): value is Plain =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Returns the methods of Config, by name. */
export const methodsOf = (config: object): Map<string, {readonly name: string}> =>
  new Map(
    Object.entries(Object.getOwnPropertyDescriptors(config)).flatMap(([name, {value}]) =>
      typeof value === 'function' ? [[name, value as {name: string}] as const] : [],
    ),
  );

/** Whether a method of Config sets an option. Some of them call the setter of the option. */
export const setsOption = (
  method: unknown,
  key: string,
  {setConfig}: Pick<Option, 'setConfig'>,
): boolean => method === setConfig || String(method).includes(`${key}.setConfig`);
