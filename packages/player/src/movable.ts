/** How far an arrow key moves it. */
const STEP = 16;
/** A hand that presses is not quite still. */
const PRESS_PIXELS = 4;

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Lets a visitor move a button anywhere within the element around it, by pointer or by the arrow keys. */
export function makeMovable(button: HTMLButtonElement): void {
  let [x, y] = [0, 0];
  let grip: { pointerX: number; pointerY: number; x: number; y: number } | null = null;
  let isMoved = false;

  function moveTo(toX: number, toY: number): void {
    const around = button.offsetParent;
    if (!around) return;
    x = within(toX, button.offsetLeft, button.offsetWidth, around.clientWidth);
    y = within(toY, button.offsetTop, button.offsetHeight, around.clientHeight);
    button.style.translate = `${x}px ${y}px`;
  }

  button.addEventListener('pointerdown', ({ pointerId, clientX, clientY }) => {
    button.setPointerCapture(pointerId);
    grip = { pointerX: clientX, pointerY: clientY, x, y };
    isMoved = false;
  });
  button.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!grip) return;
    // A preview is drawn smaller than it is.
    const scale = button.getBoundingClientRect().width / button.offsetWidth || 1;
    const [byX, byY] = [(clientX - grip.pointerX) / scale, (clientY - grip.pointerY) / scale];
    isMoved ||= Math.hypot(byX, byY) > PRESS_PIXELS;
    if (isMoved) moveTo(grip.x + byX, grip.y + byY);
  });
  for (const name of ['pointerup', 'pointercancel']) button.addEventListener(name, () => (grip = null));
  // The release of a button that was moved is no press.
  button.addEventListener(
    'click',
    (event) => {
      if (isMoved) event.stopImmediatePropagation();
      isMoved = false;
    },
    { capture: true },
  );
  button.addEventListener('keydown', (event) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    moveTo(x + by[0], y + by[1]);
  });
}

/** How far from where it stands, without leaving the room. */
const within = (to: number, start: number, size: number, room: number): number =>
  Math.min(Math.max(to, -start), room - size - start);
