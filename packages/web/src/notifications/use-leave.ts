import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls back when the user leaves an open popup: by Esc, by a click elsewhere, or by moving the
 * focus.
 */
export function useLeave(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onLeave: (how: 'escape' | 'elsewhere') => void,
): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOpen) return undefined;
    const isElsewhere = (target: EventTarget | null) => target instanceof Node && !place.current?.contains(target);
    const onPress = (event: Event) => {
      if (isElsewhere(event.target)) leave('elsewhere');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave('escape');
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, place]);
}
