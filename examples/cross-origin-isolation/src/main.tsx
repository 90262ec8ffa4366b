import {createRoot} from 'react-dom/client';
import {IsolationStatus} from './IsolationStatus';

createRoot(document.querySelector('#root')!).render(<IsolationStatus />);
