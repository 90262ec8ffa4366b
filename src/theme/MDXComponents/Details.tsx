// Ejected: upstream's hides its content with `display: none`, so that the browser's search doesn't find it.
export {default} from '@site/features/ui/Details';
