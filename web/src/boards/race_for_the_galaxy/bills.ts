// Which bill is shown: of the card being paid for, chosen or hovered.
import type { Sight } from '..';
import type { Bill, Picture } from './picture';

export function billShown(picture: Picture, sight: Sight): Bill | undefined {
  if (picture.placing) return picture.placing.seat === sight.eye ? picture.bills[0] : undefined;
  return (
    picture.bills.find(({ ref }) => sight.shows(ref)) ??
    picture.bills.find(({ ref }) => picture.committed.includes(ref))
  );
}
