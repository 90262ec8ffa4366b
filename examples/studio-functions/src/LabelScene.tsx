import type {z} from 'zod';
import {FocusLabel} from './FocusLabel';
import {Label, type labelSchema} from './Label';
import {SaveLabel} from './SaveLabel';

export const LabelScene: React.FC<z.infer<typeof labelSchema>> = (props) => {
  return (
    <>
      <Label {...props} />
      <FocusLabel />
      <SaveLabel />
    </>
  );
};
