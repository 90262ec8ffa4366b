export interface Bucket {
  readonly region: string;
  /** The contents of the objects by key. */
  readonly objects: Map<string, Buffer>;
}

export interface LambdaFunction {
  readonly region: string;
  readonly memorySizeInMb: number;
  readonly timeoutInSeconds: number;
  /** Undefined if AWS doesn't list it. */
  readonly diskSizeInMb?: number;
  /** The version of Remotion that the function reports. */
  readonly version: string;
}

/** An invocation that ends with an error of the runtime instead of an answer of Remotion's code. */
export class FunctionCrash extends Error {
  constructor(
    /** `Unhandled`. */
    readonly code: string,
    details: string,
  ) {
    super(details);
  }
}

/**
 * What Remotion's code in a function does, and the JSON that it answers with.
 *
 * @throws {FunctionCrash | AwsError}
 */
type Routine = (invocation: {
  readonly functionName: string;
  readonly payload: Readonly<Record<string, unknown>>;
}) => string | Promise<string>;

/** What the stand-in for AWS keeps in memory. The services read and change it. */
export class AwsAccount {
  readonly buckets = new Map<string, Bucket>();
  readonly functions = new Map<string, LambdaFunction>();
  /** What functions do, by the `type` of the payload. */
  readonly routines = new Map<string, Routine>();

  /** @param version the version of Remotion that new functions report */
  constructor(readonly version: string) {}

  /** Saves an object in a bucket, which must exist. */
  saveObject(bucketName: string, key: string, text: string): void {
    this.buckets.get(bucketName)?.objects.set(key, Buffer.from(text));
  }

  /** Adds a bucket with objects. */
  addBucket(name: string, region: string, objects: Readonly<Record<string, string>> = {}): void {
    this.buckets.set(name, {region, objects: new Map()});
    Object.entries(objects).forEach(([key, text]) => this.saveObject(name, key, text));
  }
}
