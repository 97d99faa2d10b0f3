import { describe, expect, it } from 'vitest';
import { NearestNames } from '../../domain/nearest-names.ts';

const names = new Map(
  ['q_floor', 'q_door', 'q_lift', 'Q_Rent', 'q_rooms_of_the_flat'].map((id) => [id, id]),
);

describe('a name that is not there', () => {
  it.each([
    ['q_flor', 'q_floor or q_door'],
    ['q_foolr', 'q_door or q_floor'],
    ['q_rent', 'Q_Rent'],
    ['q_rooms', 'q_rooms_of_the_flat'],
  ])('%s: did you mean %s?', (name, near) => {
    const message = `no question has the id ${name} (did you mean ${near}?)`;
    expect(new NearestNames(100).missing('question', name, names)).toBe(message);
  });

  it('that nothing is near is told alone', () => {
    const nearest = new NearestNames(100);
    expect(nearest.missing('question', 'parking', names)).toBe('no question has the id parking');
  });

  it('is looked for no longer than that is worth', () => {
    const nearest = new NearestNames(9);
    expect(nearest.missing('question', 'q_flor', names)).toContain('did you mean');
    expect(nearest.missing('question', 'q_flor', names)).not.toContain('did you mean');
  });
});
