import type {Config} from '@docusaurus/types';
import {config} from './site';

export default {...config} satisfies Config;
