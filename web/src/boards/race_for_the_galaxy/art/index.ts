// Our own card art: a planet with a distinctive feature, or an emblem in a diamond. Cards without a drawing of
// their own get one from their facts.
import { slug } from '../phases';
import type { Card } from '../picture';
import { ofDevelopment } from './developments';
import { ofWorld } from './worlds';

export function art(card: Card, id: string): string {
  return card.kind === 'world' ? ofWorld(card, slug(card.ref), id) : ofDevelopment(card, slug(card.ref));
}
