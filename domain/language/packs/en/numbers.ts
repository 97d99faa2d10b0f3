import type { NumberTable } from '../../pack-format/language-pack.ts';

export const enNumbers: NumberTable = {
  words: `zero 0, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten
    10, eleven 11, twelve 12, thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17,
    eighteen 18, nineteen 19, twenty 20, thirty 30, forty 40, fourty 40, fifty 50, sixty 60,
    seventy 70, eighty 80, ninety 90, single 1, none 0, nought 0, naught 0,
    nobody 0, nil 0, oneish 1, twoish 2, threeish 3, fourish 4, fiveish 5, sixish 6, sevenish 7, eightish 8, nineish 9,
    tenish 10, elevenish 11, twelvish 12`,
  hundred: 'hundred hundreds',
  thousand: 'thousand thousands k grand',
  million: 'million millions mio mn',
  and: 'and n',
  decimalComma: false,
  people: `1 (just|only) (me|myself|one of us), 1 (alone|on my own|solo|[all] by myself), 2
    (me|myself) and my (wife|husband|partner|girlfriend|boyfriend|friend|son|daughter|mother),
    2 my (wife|husband|partner|girlfriend|boyfriend|friend|son|daughter|mother) and
    (i|me|myself), 2 (the two|both|two) of us`,
  group: {
    before:
      /(?:^|[^\p{L}])we(?:['’ ]?a?re| are(?: going)? to be|['’]?ll be| will be)(?: (?:all|about|around|only|just|now|roughly))* $/iu,
    behind: /^(?: (?:or so|all))? of us(?!\p{L})/iu,
    asked:
      /how many(?: \p{L}+){0,3} (?:are (?:you|we)|(?:will|would) (?:you|we) be)(?: all| altogether| in (?:all|total)| coming)?\s*(?:[?.,!]|$)|how many (?:of you|(?:are|will be) (?:coming|joining|attending|going|travell?ing|staying))(?!\p{L})|for how many\s*(?:[?.,!]|$)/iu,
  },
};
