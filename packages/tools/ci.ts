/** Whether this is a CI run, in which warnings are errors. */
export const isCI = !['', '0', 'false'].includes(process.env['CI'] ?? '');

/** How many times to repeat a failed browser test or render of a demo. */
export const retries = Number(process.env['RETRIES'] || (isCI ? 1 : 0));
