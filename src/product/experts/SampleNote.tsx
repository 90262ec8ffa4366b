import Admonition from '@theme/Admonition';

/** Says that a profile describes a speciality and nobody in particular. */
export default function SampleNote() {
  return (
    <Admonition type="note" title="Sample profiles">
      A sample profile describes a speciality, not a person. It says what such an expert does, so
      that you can write a brief and judge an offer. Nobody can be booked through it.
    </Admonition>
  );
}
