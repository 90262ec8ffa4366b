/** What the stand-in for AWS keeps in memory: the services read and change it. */
interface StoredObject {
  readonly body: Buffer;
  readonly contentType: string;
  readonly lastModified: Date;
}

export interface Bucket {
  readonly region: string;
  /** The ID of the account. */
  readonly owner: string;
  readonly created: Date;
  readonly objects: Map<string, StoredObject>;
}

export interface LambdaFunction {
  readonly region: string;
  readonly memorySizeInMb: number;
  readonly timeoutInSeconds: number;
  /** Undefined if AWS doesn't list it. */
  readonly diskSizeInMb?: number;
  /** The version of Remotion that the function reports. */
  readonly version: string;
  /** How many times the function is still pending when a client asks for its state. */
  pending?: number;
}

/** An invocation of a function. */
export interface Invocation {
  readonly functionName: string;
  readonly payload: Readonly<Record<string, unknown>> & {readonly type: string};
}

/** An invocation that ends with an error of the runtime instead of an answer of Remotion's code. */
export class FunctionCrash extends Error {
  constructor(
    /** `Unhandled`, or `Runtime.TruncatedResponse`. */
    readonly code: string,
    details: string,
  ) {
    super(details);
  }
}

/**
 * What Remotion's code in a function does.
 *
 * @returns what the function answers: text as it is, and chunks for a function that streams
 * @throws {FunctionCrash | AwsError}
 */
export type Routine = (invocation: Invocation) => Answer | Promise<Answer>;
export type Answer = string | readonly Uint8Array[];

/** The account, its buckets and its functions. */
export interface AwsAccount {
  /** The identity that the credentials belong to. */
  readonly callerArn: string;
  /** The number of objects or functions that one answer lists. */
  readonly objectsPerPage: number;
  readonly functionsPerPage: number;
  readonly buckets: Map<string, Bucket>;
  readonly functions: Map<string, LambdaFunction>;
  /** What a function does, by the `type` of the payload. */
  readonly routines: ReadonlyMap<string, Routine>;
  /** Actions that no policy of the caller allows. */
  readonly deniedActions: ReadonlySet<string>;
  /** The quota of concurrent executions that was requested, and that AWS hasn't decided on. */
  requestedConcurrency: number | undefined;
  /** The version of Remotion that new functions report. */
  readonly version: string;
}
