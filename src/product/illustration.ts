import type {StageProps} from '@site/src/components/Clip/Stage';

/**
 * The demo of a template's illustration. Pages don't import its definition, because that would load the definitions of all
 * templates.
 */
export const illustration = (id: string, description = ''): StageProps['demo'] => ({
  id,
  width: 1280,
  height: 720,
  description,
});
