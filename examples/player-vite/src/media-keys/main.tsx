import {createRoot} from 'react-dom/client';
import {VideoWithMediaKeys} from './VideoWithMediaKeys';

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(<VideoWithMediaKeys />);
}
