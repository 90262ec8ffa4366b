import {useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** Closes the mobile sidebar on Escape, and moves the focus back to the hamburger button when it closes. */
export default function useMobileSidebarFocus(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const onKeyDown = ({key, target}: KeyboardEvent) => {
      // If the search dialog is open on top of it, Escape closes the dialog first.
      if (key === 'Escape' && !(target instanceof Element && target.closest('[role=dialog]'))) {
        toggle();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
}
