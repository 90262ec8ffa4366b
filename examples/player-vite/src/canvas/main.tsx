import {createRoot} from 'react-dom/client';
import {Editor} from './Editor';

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(<Editor />);
}
