// Icons are in the page once, as SVG symbols, and are referenced everywhere else.
import shared from './sprite.svg?raw';

const laid = new Set<string>();

export function laySprite(symbols: string = shared): void {
  if (laid.has(symbols)) return;
  laid.add(symbols);
  const holder = document.createElement('div');
  holder.hidden = false;
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = symbols;
  document.body.append(holder);
}
