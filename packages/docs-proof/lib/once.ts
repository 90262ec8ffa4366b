/** Does work when its result is needed for the first time. */
export function once<Value>(work: () => Value): () => Value {
  let result: {value: Value} | undefined;
  return () => (result ??= {value: work()}).value;
}
