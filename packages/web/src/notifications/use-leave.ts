import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Tells when somebody leaves what is open: by Esc, by a press elsewhere, or with the focus. */
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
