/** A button of the bar, and what it opens above it. */
export interface Panel {
  button: HTMLButtonElement;
  panel: HTMLElement;
}

/** Opens and closes panels, one at a time. Escape closes the open one and gives the focus back to its button. */
export function openOneAtATime(panels: readonly Panel[]): void {
  const set = ({ button, panel }: Panel, isOpen: boolean) => {
    panel.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  for (const each of panels) {
    const { button, panel } = each;
    button.addEventListener('click', () => {
      const isOpen = panel.hidden !== false;
      for (const other of panels) set(other, other === each && isOpen);
    });
    for (const part of [button, panel]) {
      part.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape' || panel.hidden) return;
        set(each, false);
        button.focus();
      });
    }
  }
}
