import {convert} from './convert';
import {answerJobs} from './runInWorker';

answerJobs(convert);
