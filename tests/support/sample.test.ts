import { sample, share } from './sample';

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('a sample', () => {
  it('is as far apart as can be', () => {
    expect(sample(LETTERS, 3, false)).toEqual(['a', 'c', 'e']);
    expect(sample(LETTERS, 1, false)).toEqual(['a']);
  });

  it('is all of a short list, and of each where nothing may be left out', () => {
    expect(sample(LETTERS, 7, false)).toEqual(LETTERS);
    expect(sample(LETTERS, 20, false)).toEqual(LETTERS);
    expect(sample(LETTERS, 3, true)).toEqual(LETTERS);
  });
});

describe('a share', () => {
  it('makes the whole with the others, and has nothing of theirs', () => {
    const shares = [0, 1, 2].map((party) => share(LETTERS, party, 3, false));
    expect(shares).toEqual([
      ['a', 'd', 'g'],
      ['b', 'e'],
      ['c', 'f'],
    ]);
  });

  it('of a party more than there are shares is the first one', () => {
    expect(share(LETTERS, 3, 3, false)).toEqual(share(LETTERS, 0, 3, false));
  });

  it('is the whole where nothing may be left out', () => {
    expect(share(LETTERS, 1, 3, true)).toEqual(LETTERS);
  });
});
