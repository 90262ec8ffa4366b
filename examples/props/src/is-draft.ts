import {getInputProps} from 'remotion';

export const isDraft = getInputProps().isDraft === true;
