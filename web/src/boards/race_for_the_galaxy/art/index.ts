// Our own drawings for the cards: a planet and what makes it itself, or an emblem in a diamond. What a card has no
// drawing for follows from its facts.
import { slug } from '../phases';
import type { Card } from '../picture';
import { ofDevelopment } from './developments';
import { ofWorld } from './worlds';

export function art(card: Card, id: string): string {
  return card.kind === 'world' ? ofWorld(card, slug(card.ref), id) : ofDevelopment(card, slug(card.ref));
}
