import {createRoot} from 'react-dom/client';
import {VideoWithControls} from './VideoWithControls';

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(<VideoWithControls />);
}
