import {createRoot} from 'react-dom/client';
import {Episode} from './Episode';

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(<Episode />);
}
