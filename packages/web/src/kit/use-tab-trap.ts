import { useEffect, type RefObject } from 'react';

const REACHED =
  'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/**
 * Keeps Tab within an element's dialog: antd's focus lock lets each cycle pass through the page
 * behind it once.
 */
export function useTabTrap(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = within.current?.closest<HTMLElement>('[role=dialog]');
    if (!dialog) return undefined;
    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const reached = [...dialog.querySelectorAll<HTMLElement>(REACHED)].filter(isReached);
      const [first, last] = [reached[0], reached.at(-1)];
      const { activeElement } = document;
      // The title takes the focus when the dialog opens, and comes before all other elements.
      const isBeforeAll = activeElement === first || activeElement === within.current || activeElement === dialog;
      const goal = event.shiftKey ? isBeforeAll && last : activeElement === last && first;
      if (!goal) return;
      event.preventDefault();
      goal.focus();
    };
    dialog.addEventListener('keydown', turn);
    return () => dialog.removeEventListener('keydown', turn);
  }, [within]);
}

function isReached(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.closest('[hidden], [inert]')) return false;
  return !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });
}
