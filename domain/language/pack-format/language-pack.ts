import type { AnswerFormWords } from './answer-forms.ts';
import type { AsideTable } from './asides.ts';
import type { ConceptWords } from './concepts.ts';
import type { CalendarTable, ClockTable } from './dates.ts';
import type { FaultWords } from './faults.ts';
import type { HintWords } from './hints.ts';
import type { NameTable } from './names.ts';
import type { OfferTable } from './offers.ts';
import type { PolarityWords } from './polarity.ts';
import type { PropositionTable, SelectionTable } from './propositions.ts';
import type { QuantityTable } from './quantities.ts';

/** What a language's folder holds: words and patterns, folded or not, no code. `text/phrases.ts` tells what patterns may have. */
export interface LanguagePack extends WordTable {
  /** BCP 47 primary subtag. */
  readonly code: string;
  /** Said for an answer, before the next question. */
  readonly thanks: string;
  readonly numbers: NumberTable;
  readonly quantities: QuantityTable;
  readonly names: NameTable;
  readonly propositions: PropositionTable;
  readonly selections: SelectionTable;
  readonly clock: ClockTable;
  readonly calendar: CalendarTable;
  readonly dialogueActs: DialogueActTable;
  readonly concepts: ConceptWords;
  readonly answerForms: AnswerFormWords;
  readonly polarity: PolarityWords;
  readonly hints: HintWords;
  readonly offers: OfferTable;
  readonly asides: AsideTable;
  readonly faults: FaultWords;
}

export interface WordTable {
  /** Frequent words that tell the language from its neighbours, folded; a shared one counts in part. */
  readonly frequent: string;
  /** Letters that this language alone uses among the ones with a pack. */
  readonly letters?: string;
  /** Further words that say little of what a sentence is about, folded. */
  readonly furtherFunctionWords?: string;
  /** Words that carry no value of their own: they neither begin nor end a name. */
  readonly empty: string;
  /** Verbs and the like that no name begins with, unless written with a capital inside a sentence. */
  readonly actions: string;
  /** Those of them that are nouns as well: "visit", "show". */
  readonly nounActions: string;
  /** "please", "yes", "the": what may stand around a bare answer. */
  readonly courtesies: string;
  /** Small words before a name and what they lead in. */
  readonly leads: Readonly<Record<Lead, string>>;
  /** Small words that may stand inside a name: "of", "and", "de la". */
  readonly connectors: string;
  /** Words that begin another thought: "but", "because". */
  readonly conjunctions: string;
  /** "or" before a second way to answer: "or are you renting?" */
  readonly choosing: string;
  /** "and", "but also": words that lead to a second asking in a sentence. */
  readonly adding: string;
  /** Small words between two parts of what a question or a label names: "or", "of". */
  readonly links: string;
  /** "interested" (in): the small word after it leads in no place. */
  readonly interested: string;
  /** Dictionary forms of adjectives, "ending>replacement", for the answers that no choice lists. */
  readonly adjectiveForms?: string;
  /** How an adjective ends that tells where or whom something is from, inflected: "persisches". */
  readonly provenance?: RegExp;
  /** Ends of words for what suits whatever they begin with: "kinderfreundlich". */
  readonly suiting?: string;
  /** Endings of what is called small or dear, "ending>replacement", longest first: "barzinho" of "bar". */
  readonly diminutives?: string;
  /** Words are joined to new ones: "drinkwater". */
  readonly compounds?: true;
  /** A negation may follow what it denies, at the end of its clause: "das brauche ich nicht". */
  readonly negatesLast?: boolean;
  /** The word for "no" is the one for "not": "cinco, no seis". */
  readonly noIsNot?: boolean;
  /** Words that a negation is only a part of, where words are not parted: 非常, 别墅. */
  readonly negationWithin?: string;
  /** What tells a thing from others of its name stands behind it: "un camino de tierra". */
  readonly modifiersFollow?: true;
  /** Nouns for whatever is chosen: "a Lebanese option". */
  readonly generalNouns?: string;
  /** Words right before another case: "Friday or never" denies no Friday. */
  readonly alternatives: string;
  /** "than", "more", "later": a negation before them rules nothing out. */
  readonly comparatives: string;
  /** Around a word, for which "_" stands, that only compares: "_ than". */
  readonly compared: RegExp;
  /** All nouns are written with a capital: it tells no name. */
  readonly nounsCapital?: boolean;
  /** How the marks of an e-mail address are said, words each. */
  readonly spokenMarks: Readonly<Partial<Record<SpokenMark, string>>>;
  /** Words that speak of a role. */
  readonly roles: Readonly<Partial<Record<SlotRole, string>>>;
  /** Patterns of several words that do. */
  readonly rolePhrases: Readonly<Partial<Record<SlotRole, string>>>;
  /** Patterns that end before where the user is: "we are right now at". */
  readonly whereabouts: string;
  /** Patterns of what is asked about the talk itself, about the weather, or to be told that it is fine so: "can you hear me", "shall we". */
  readonly theTalk: string;
  /** Where a full stop ends no sentence: behind an abbreviation, and behind one before a number ("*" before an ending: "*str"). */
  readonly fullStops: FullStopTable;
  /** Words of one meaning on a line, the first one names it. */
  readonly synonyms: readonly string[];
  /** Endings that a word may take or lose, longest first. */
  readonly endings: string;
  /** What loses the last vowel but one where an ending follows: "teuer", but "teures". */
  readonly elision?: RegExp;
}

/** Words parted by spaces, without their full stops. */
interface FullStopTable {
  readonly abbreviated: string;
  readonly beforeNumbers: string;
  /** What an ordinal counts, where a full stop makes a number one: "2. Stock". */
  readonly behindNumbers?: string;
}

export interface NumberTable {
  /** Words and their values, "zero 0, one 1". */
  readonly words: string;
  /** Where ten multiplies the digit before it, as in Chinese. */
  readonly ten?: string;
  readonly hundred: string;
  readonly thousand: string;
  /** Where ten thousand is a unit of its own. */
  readonly tenThousand?: string;
  readonly million: string;
  /** Between the parts of a number: "and", "y", "und". */
  readonly and: string;
  /** How 21 is written as one word, if it is: "unit und tens" or "tens unit". */
  readonly joined?: 'unit_first' | 'tens_first';
  /** A digit after thousands of money counts hundreds: "mille e cinque", "deux mille trois". */
  readonly tenthsOfThousand?: true;
  /** Whether 1,200 is 1.2 here. */
  readonly decimalComma: boolean;
  /** Patterns that say how many people: value first, "1 just me, 1 alone". */
  readonly people: string;
  /** How many the user speaks for: what stands right before the number ("we are"), right behind it ("of us"), and how that is asked. */
  readonly group: {
    readonly before: RegExp;
    readonly behind: RegExp;
    readonly asked: RegExp;
    /** Ends before the number of those who something is booked for: "pour", where it leads to no hour. */
    readonly bookedFor?: RegExp;
  };
}

/** Lists of patterns, parted by commas: what a reply does besides giving a value. */
export interface DialogueActTable {
  readonly yes: string;
  readonly no: string;
  readonly refusal: string;
  readonly doesNotKnow: string;
  readonly later: string;
  readonly noPreference: string;
  readonly counterQuestion: string;
  readonly correction: string;
  /** In what the agent says: "do you have a preference", "is there a particular". */
  readonly asksPreference: string;
  /** "instead of", "rather than": what follows is ruled out. */
  readonly excluding: string;
  /** Ends before the name of a thing that follows: "it is called", "the title is". */
  readonly naming: string;
  /** Ends before the name of a person: "my name is", "this is". */
  readonly introducing: string;
  /** Those of them that more often tell what something or somebody is: "it is", "ich bin". */
  readonly describing?: string;
  /** Thanks, which may tell for what. */
  readonly thanks: string;
  /** Greetings and partings, which answer nothing by themselves. */
  readonly courtesy: string;
  /** Words (no patterns) that turn what follows into its opposite. */
  readonly negation: string;
  /** Words (no patterns) of telling: denied, they refuse. */
  readonly telling: string;
  /** Those of them that do not know when they are denied with "can" ("I can't say"), and words of knowing, denied in any way. */
  readonly saying: string;
  readonly knowing: string;
  /** Words of what is open: "still", "first"; `without` those that begin what somebody would be without. */
  readonly open: string;
  /** Words (no patterns) of deliberating and finding out, which put off beside one of these: "I must ask first"; none of waiting or checking. */
  readonly deliberating: string;
  readonly without: string;
  /** "can", "could". */
  readonly able: string;
  /** Words (no patterns) around a yes or no that only colour it: "I think", "probably", "of course", "yet". */
  readonly stance: string;
  /** Words that say yes among them: "so", "likely". */
  readonly affirming: string;
  /** Words of needing: repeated in a reply, they answer who asks what is needed. */
  readonly needing: string;
  /** All words of a clause that tells what its speaker wants or will do, up to what that is: "I would like a". */
  readonly wishing: string;
  /** Words that open a question. */
  readonly interrogatives: string;
  /** The verb behind these begins no question: "there is", "we can". */
  readonly subjects: string;
  /** Those who speak: "I", "we". */
  readonly speakers: string;
}

export const LEADS = [
  'from',
  'to',
  'in',
  'at',
  'near',
  'for',
  'by',
  'with',
  'about',
  'of',
] as const;

export type Lead = (typeof LEADS)[number];

type SpokenMark = '@' | '.' | '-' | '_';

/** What a value may be about; informations and words of a reply are brought together by them. */
export const SLOT_ROLES = [
  'origin',
  'destination',
  'start',
  'end',
  'place',
  'city',
  'area',
  'address',
  'person',
  'name',
  'title',
  'people',
  'nights',
  'days',
  'rooms',
  'tickets',
  'stars',
  'money',
  'minutes',
  'age',
  'year',
  'bags',
  'floor',
  'identifier',
  'email',
  'phone',
  'postcode',
  'free_text',
  'company',
  'weight',
  'distance',
] as const;

export type SlotRole = (typeof SLOT_ROLES)[number];
