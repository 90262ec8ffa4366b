import {type ReactNode, useEffect, useId, useState} from 'react';
import FactsTable from './FactsTable';
import styles from '../Tool/styles.module.css';
import {checkSignature, parseBody, sample, sign} from './webhook';

interface Result {
  /** The text that Remotion signs: the parsed body as `JSON.stringify()` writes it. */
  readonly signed: string;
  readonly signature: string;
  readonly verdict: string;
}

const valid = 'The signature is valid.';
const none = 'none';

const code = (text: string) => <code>{text}</code>;

/** The result for the sample, which the page contains without JavaScript. */
const initial: Result = {
  signed: JSON.stringify(parseBody(sample.body)),
  signature: sample.signature,
  verdict: valid,
};

const calculate = async (secret: string, text: string, header: string): Promise<Result> => {
  let body: unknown;
  try {
    body = parseBody(text);
  } catch (error) {
    return {
      signed: none,
      signature: none,
      verdict: `The body isn’t valid JSON: ${(error as SyntaxError).message}`,
    };
  }
  try {
    const error = await checkSignature({secret, body, signatureHeader: header});
    const signed = body ? JSON.stringify(body) : none;
    const signature = secret && body ? await sign(secret, signed) : none;
    // Other languages serialize JSON differently, which is the usual reason for a mismatch.
    const isRaw =
      error === 'Signatures do not match' &&
      text !== signed &&
      header === (await sign(secret, text));
    return {
      signed,
      signature,
      verdict: isRaw
        ? `${error}. The header is the signature of the body with its line breaks and spaces. Sign the text in the “Signed text” row instead.`
        : (error ?? valid),
    };
  } catch (error) {
    return {signed: none, signature: none, verdict: (error as Error).message};
  }
};

interface CodeFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function CodeField({label, value, onChange}: CodeFieldProps) {
  const id = useId();
  return (
    <div className={styles.wide}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={`${styles.field} ${styles.code}`}
        value={value}
        spellCheck={false}
        autoCapitalize="none"
        onChange={({target}) => onChange(target.value)}
      />
    </div>
  );
}

/**
 * Calculates the signature of a webhook request in the browser, and shows the result of the check of
 * `validateWebhookSignature()`. Without JavaScript, the table shows an example.
 */
export default function WebhookTester() {
  const [body, setBody] = useState<string>(sample.body);
  const [secret, setSecret] = useState<string>(sample.secret);
  const [header, setHeader] = useState<string>(sample.signature);
  const [result, setResult] = useState(initial);
  const bodyId = useId();

  useEffect(() => {
    let isCurrent = true;
    void calculate(secret, body, header.trim()).then((calculated) => {
      if (isCurrent) {
        setResult(calculated);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [secret, body, header]);

  return (
    <div className={styles.tool} role="group" aria-label="Webhook tester">
      <form
        className={`${styles.form} js-only`}
        // After Back or a reload, the browser must not restore values that the result doesn't use.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}>
        <div className={styles.wide}>
          <label htmlFor={bodyId}>Request body</label>
          <textarea
            id={bodyId}
            className={`${styles.field} ${styles.code}`}
            rows={8}
            value={body}
            spellCheck={false}
            onChange={({target}) => setBody(target.value)}
          />
        </div>
        <CodeField label="Secret" value={secret} onChange={setSecret} />
        <CodeField
          label={
            <>
              Header <code>X-Remotion-Signature</code>
            </>
          }
          value={header}
          onChange={setHeader}
        />
        <p className={`${styles.wide} ${styles.note}`}>
          If your endpoint rejects a request, paste its body and header, and your secret. Your
          browser calculates the signature. The page doesn’t send or store what you enter.
        </p>
        <p
          className={`${styles.wide} ${result.verdict === valid ? styles.success : styles.problem}`}
          role="status">
          {result.verdict}
        </p>
      </form>
      <div className={styles.result}>
        <FactsTable
          head={['part', 'value']}
          rows={[
            ['Secret', code(secret || none)],
            ['Signed text', code(result.signed)],
            ['Signature', code(result.signature)],
            ['Header', code(header || none)],
            ['Result', result.verdict],
          ]}
        />
      </div>
    </div>
  );
}
