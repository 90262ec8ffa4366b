import {inspectMedia} from './inspectMedia';
import {answerJobs} from './runInWorker';
import type {MediaSource} from './useMediaTask';

answerJobs((source: MediaSource) => inspectMedia(source));
