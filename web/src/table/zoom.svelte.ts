// The board larger than its frame: by two fingers, the wheel with Ctrl, keys or buttons. It is scrolled by the frame.
import { settings } from '../settings.svelte';

const MOST = 3;
const STEP = 1.25;

export const zoom = $state({ now: Number(settings.board) });

/** The frame on the screen; there is one board at a time. */
let frame: HTMLElement | null = null;

const bounded = (scale: number) => Math.min(MOST, Math.max(1, Math.round(scale * 100) / 100));

/** Zooms, and keeps the point of the board under `x`, `y` of the frame where it is. */
export function zoomTo(scale: number, x?: number, y?: number): void {
  const before = zoom.now;
  zoom.now = bounded(scale);
  if (!frame || before === zoom.now) return;
  const [left, top] = [x ?? frame.clientWidth / 2, y ?? frame.clientHeight / 2];
  const grown = zoom.now / before;
  const [wantedLeft, wantedTop] = [(frame.scrollLeft + left) * grown - left, (frame.scrollTop + top) * grown - top];
  const sheet = frame.firstElementChild as HTMLElement | null;
  sheet?.style.setProperty('--zoom', String(zoom.now)); // at once, so that there is something to scroll
  frame.scrollTo({ left: wantedLeft, top: wantedTop, behavior: 'instant' });
}

export const zoomBy = (steps: number) => zoomTo(zoom.now * STEP ** steps);
export const fit = () => zoomTo(1);

/** Makes an element the frame of the board. */
export function zoomable(element: HTMLElement): () => void {
  frame = element;
  let apart = 0;
  let from = 1;

  /** How far two fingers are apart, and their middle in the frame. */
  function spread({ touches: [a, b] }: TouchEvent): [number, number, number] {
    const box = element.getBoundingClientRect();
    const middle = [(a!.clientX + b!.clientX) / 2 - box.left, (a!.clientY + b!.clientY) / 2 - box.top] as const;
    return [Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY), ...middle];
  }
  function down(event: TouchEvent): void {
    if (event.touches.length === 2) [[apart], from] = [spread(event), zoom.now];
  }
  function moved(event: TouchEvent): void {
    if (event.touches.length !== 2 || !apart) return;
    event.preventDefault(); // the page itself stays as it is
    const [now, x, y] = spread(event);
    zoomTo((from * now) / apart, x, y);
  }
  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = element.getBoundingClientRect();
    zoomTo(zoom.now * Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
  }
  const leave = new AbortController();
  const { signal } = leave;
  element.addEventListener('touchstart', down, { signal, passive: true });
  element.addEventListener('touchmove', moved, { signal, passive: false });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => {
    leave.abort();
    if (frame === element) frame = null;
  };
}
