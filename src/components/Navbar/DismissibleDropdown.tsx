import {
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import styles from './DismissibleDropdown.module.css';

/** Returns the label of the dropdown in which an event happened. */
const labelOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a[aria-expanded]') : null;

const isExpanded = (label: Element): boolean => label.getAttribute('aria-expanded') === 'true';

/** The theme's dropdown manages its own state, and only toggles it on Enter. */
const toggle = (label: HTMLElement): boolean =>
  label.dispatchEvent(
    new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}),
  );

/**
 * Completes the theme's navbar dropdown, which only supports hover and Enter: Space and assistive technology
 * toggle it, and Escape closes it, no matter how it was opened (WCAG 1.4.13).
 */
export default function DismissibleDropdown({children}: {readonly children: ReactNode}) {
  const wrapper = useRef<HTMLDivElement>(null);
  /** Closed with Escape while the pointer is on it. Reset when the pointer leaves. */
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    const onKeyDown = ({key}: KeyboardEvent) => {
      const dropdown = wrapper.current;
      const label = dropdown?.querySelector<HTMLElement>('a[aria-expanded]');
      const isHovered = dropdown?.matches(':hover') ?? false;
      if (key !== 'Escape' || !label || !(isHovered || isExpanded(label))) {
        return;
      }
      // The focus must not stay on an item that becomes invisible.
      if (dropdown?.contains(document.activeElement)) {
        label.focus();
      }
      if (isExpanded(label)) {
        toggle(label);
      }
      setDismissed(isHovered);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const onKeyDown = (event: ReactKeyboardEvent) => {
    const label = labelOf(event.target);
    if (label && event.key === ' ') {
      // Otherwise, the page scrolls.
      event.preventDefault();
      toggle(label);
    } else if (label && event.key === 'Enter') {
      setDismissed(false);
    }
  };

  // With a mouse, the dropdown is already open because of hovering. Touch screens and assistive technology only
  // click.
  const onClick = (event: ReactMouseEvent) => {
    const label = labelOf(event.target);
    if (label && (event.nativeEvent as PointerEvent).pointerType !== 'mouse') {
      const wasExpanded = isExpanded(label);
      toggle(label);
      setDismissed(wasExpanded && (wrapper.current?.matches(':hover') ?? false));
    }
  };

  return (
    // Readers interact with the dropdown inside this element.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={wrapper}
      className={clsx(styles.wrapper, dismissed && styles.dismissed)}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onMouseLeave={() => setDismissed(false)}>
      {children}
    </div>
  );
}
