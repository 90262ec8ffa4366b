import {createRoot} from 'react-dom/client';
import {StudioPreview} from './StudioPreview';

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(<StudioPreview />);
}
