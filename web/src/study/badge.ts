/** A pick drawn on the board. */
export interface Badge {
  kind: 'better' | 'played' | 'other' | 'yours';
  paths: string[];
  text: string;
}
