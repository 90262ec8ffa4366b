import {codeTheme} from '@site/config/code-theme';

const styleOf = (type: string) => codeTheme.styles.find(({types}) => types.includes(type))?.style;

const styles = {
  key: styleOf('property'),
  string: styleOf('string'),
  punctuation: styleOf('punctuation'),
};

const styleOfPart = (part: string, next: string | undefined) => {
  if (!part.startsWith('"')) {
    return styles.punctuation;
  }
  return next?.startsWith(':') ? styles.key : styles.string;
};

/** JSON of strings, objects and arrays in the colors of code blocks, which are otherwise highlighted at build time. */
export default function JsonCode({text}: {readonly text: string}) {
  const parts = text.split(/("(?:[^"\\]|\\.)*")/);
  return (
    <code>
      {parts.map((part, index) => (
        <span key={index} style={styleOfPart(part, parts[index + 1])}>
          {part}
        </span>
      ))}
    </code>
  );
}
