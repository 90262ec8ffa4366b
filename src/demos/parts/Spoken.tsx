import {colors} from '../theme';

type Props = {
  readonly words: readonly string[];
  /** The index of the spoken word. */
  readonly spoken: number;
  /** The color of the words before the spoken one. */
  readonly before?: string;
  /** The color of the words after the spoken one. */
  readonly after?: string;
};

/** Words inside `<Text>`: the spoken one is red, and those that follow are pale. */
export const Spoken = ({words, spoken, before = colors.ink, after = colors.gray300}: Props) =>
  words.map((word, i) => (
    <tspan key={i} fill={i === spoken ? colors.signal : i < spoken ? before : after}>
      {`${word} `}
    </tspan>
  ));
