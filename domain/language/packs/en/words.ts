import type { WordTable } from '../../pack-format/language-pack.ts';

export const enWords: WordTable = {
  frequent: `the a an of to and is are was i you it we they my your me in on at for with that this what which
    how when where who would like want need have has do does dont not can could please thanks thank
    yes any some there be will id im its about from by or if just looking anything should it's sure
    good right know think well going get`,
  furtherFunctionWords: `now still yet already ever never also too very much many more most been being had did done does doing make makes
    made making come comes came coming give gives take takes bit lot really quite then here again back up down out
    off over into onto through before after while because so than them us our he she him her his their these those
    another each every both all none something anything someone anyone everything everyone round around currently
    moment exactly roughly actually maybe perhaps rather only even such`,
  empty: `against a an the this that these those some any another other i im id ill ive me my mine myself we
    were wed well weve us our you your youre he she it its itll they them their there theres and or
    but so if then than as of to in on at for from by with into onto near around about after before
    until till since between during is are am was be been being do does did doing done dont doesnt
    didnt have has had having can could cant couldnt will would wont wouldnt shall should may might
    must not no yes yeah yep sure ok okay please thanks thank also too just only really very quite
    actually maybe perhaps probably what when where who whom which why how whats wheres lets let get
    got getting go going want wanna need needs like prefer preferably love wish hoping looking look
    find finding search searching give take make making book booking reserve put set tell say
    said know think guess hope try trying help it'd thatd id'd all one ones here yet thats sorry awesome cool wonderful excellent lovely hello honestly frankly nevermind goodbye bye cheers really basically literally simply currently exactly absolutely definitely certainly totally obviously preference preferences preferred prefers now oh ooh ah ahh aah hm mm more much many few
    because while out up off over again back right good great fine nice hi hello hey something
    anything somewhere someone either both kind type sort called named interested would'd via`,
  actions: `play hear watch listen see visit check pick leave left leaving go went gone travel fly
    ride stay eat buy purchase rent attend add schedule call change open create depart arrive head
    come came start return drop plan send move enjoy experience catch grab order pay use live work
    wait consider thank perfect correct wrong true excellent
    lovely sound seem recommend suggest heard meet hold pull bring keep sing ideally possible close
    closer closest near nearer nearest locate base happen held take took taken place originate bind
    bound view label title note write save store rename confirm choose chose select cancel
    update edit modify include remove delete explore discover walk run ran drive drove book reserve
    require request ask answer read display begin finish end continue stop allow let set turn
    feel felt mean meant believe remember forget decide become made makes makin do done did having
    needs wanted liked loved wished hoped tried seen been being given getting gotta gonna join
    cost spend afford pay paid deliver pickup dropoff commute sit sleep lie spare fit suit work
    serve offer provide help assist tell talk speak hungry tired excited glad happy sure please
    guess suppose assume figure appreciate prefer prefers thinking craving crave mind worry lol
    haha btw asap oops wow yay hmm um uh ugh well alright anyways anyway today's fan bit lot lots
    thing things stuff one ones way ways time times moment detail details info information number phone address telephone contact reference postcode zip exactly absolutely definitely certainly totally obviously currently early soon little late again instead btw running event's together apart several various same different next last old`,
  nounActions: `show visit run play call book stay walk drive meeting order test change move ride
    drop flight check`,
  courtesies:
    'please thanks thank goodbye bye cheers the yes yeah sure ok okay um uh well oh just maybe here',
  leads: {
    from: 'from leaving',
    to: 'to towards toward into',
    in: 'in inside within around',
    at: 'at',
    near: 'near nearby by around close',
    for: 'for',
    by: 'by',
    with: 'with',
    about: 'about regarding',
    of: 'of',
  },
  connectors: 'of the and de la le du del vs versus der van von los las new',
  choosing: 'or',
  adding: 'and also but plus',
  links: 'or and of',
  interested: 'interested interest',
  conjunctions: 'but so because since if as while although though however and',
  generalNouns: 'option options choice choices place places thing things stuff one ones',
  alternatives: 'or else otherwise',
  comparatives:
    'than more less later earlier before after forget only just until problem far over above exceed exceeding beyond',
  compared: /_\s+than\s/,
  spokenMarks: { '@': 'at', '.': 'dot point', '-': 'dash hyphen minus', _: 'underscore' },
  roles: {
    origin: `from origin depart departs departing departure leaving leave leaves pickup source
      start starting starts originate originates`,
    destination: `to destination arrive arrives arriving arrival towards heading headed going go
      into ending end ends dropoff reach visit visiting`,
    start: `from start starts starting begin begins beginning depart departing departure leave
      leaving outbound checkin pickup pick onward kick arrival arrive arriving in first`,
    end: `to until till through end ends ending return returning returns back inbound checkout
      dropoff finish finished wrap last`,
    place: 'where place location located locate area city town street address somewhere region',
    city: 'city town village metropolis municipality',
    area: 'area part side district neighborhood neighbourhood region quarter zone',
    address: `avenue boulevard lane drive station airport square plaza terminal highway court
      address street road avenue`,
    person: `person who whom guest host customer user renter owner contact actor artist director
      singer band author driver patient employee friend surname lastname firstname fullname
      musician performer actress recipient`,
    name: 'name named called names titled title',
    title: `song movie film album event show book game track artist team match concert title
      event alarm meeting series play band playlist podcast`,
    people: `people persons person guests guest adults adult travelers traveler travellers
      traveller passengers passenger riders rider seats seat party group tickets ticket us
      friends family diners individuals folks ppl pax members attendees kids children`,
    nights: 'nights night stay duration days day',
    days: 'days day stay duration nights',
    rooms: 'rooms room bedrooms bedroom beds bed',
    tickets: 'tickets ticket seats seat people passengers',
    stars: 'stars star rating rated ratings review',
    money: `price budget cost amount pay rent dollars dollar usd bucks euros euro pounds pound
      credits spend money balance salary fee expensive`,
    minutes: 'minutes minute hours hour duration long',
    age: 'age old years year',
    year: 'year released release',
    bags: 'bags bag luggage suitcases suitcase checked',
    floor: 'floor level storey story floors',
    identifier: 'id identifier code reference account pin confirmation',
    email: 'email mail e-mail',
    phone: 'phone telephone mobile cellphone',
    postcode: 'postcode zip zipcode postal',
    free_text: `message request reason description comment note notes remark problem issue
      details feedback purpose question wishes restrictions instructions requests change special
      explanation dietary anything complaint`,
    company: 'company employer business firm organization organisation brand airline provider',
    weight: 'weight kg kilos pounds lbs kilograms',
    distance: 'distance miles km kilometers kilometres mile',
  },
  rolePhrases: {
    start: `(check|checking|checked|checks) in, (pick|picking|picked) [it|the car|that|this|them]
      up`,
    end: `(check|checking|checked|checks) out, (drop|dropping) [it|the car|that|this|them] off,
      (come|coming|get|getting|go|going|head|heading|travel|fly|flying|bring) [it|me|us] back,
      wrap up`,
    origin: '(pick|picking|picked) [it|me|us|that|this|them] up, out of, away from',
    destination: `(drop|dropping) [it|me|us|them] off, (heading|headed|leaving|bound|going)
      (for|to)`,
    people: 'of us, party size, group size',
    money: 'how much',
  },
  whereabouts: `(im|i am|ill be|we are|were|well be) [now|currently|right now|just|here|still|staying|standing|waiting] (at|in|outside|by|near) [the]`,
  theTalk: `raining, snowing, hear (me|us), still (there|here|with), read me, following, follow me,
    ready, go on, carry on, continue, proceed, begin, got time, moment, minutes, minute, second,
    sec, shall (i|we), may i, can i, could i, mind if, ok, okay, alright, all right, right,
    fine, clear, understand, understood, make sense, question, questions, how are you, having a
    (good|nice|lovely)`,
  fullStops: {
    abbreviated: 'mr mrs ms dr st mt ft prof vs jr sr rev hon messrs ave blvd rd apt ste',
    beforeNumbers: 'no nos tel ext fl rm ct ln pl sq vol',
  },
  synonyms: [
    'cheap inexpensive affordable low-cost budget economical low-priced cheaper cheapest lowcost',
    'moderate moderately medium mid-range midrange reasonable average mid-priced intermediate',
    'expensive pricey upscale high-end fancy costly luxury luxurious high-priced splurge upmarket',
    'centre center central downtown midtown middle',
    'north northern',
    'south southern',
    'east eastern',
    'west western',
    'economy coach',
    'guesthouse guest-house',
    'wifi wi-fi internet wlan',
    'yes yeah yep',
    'male man boy',
    'female woman girl',
    'movie film',
    'sports sport games game match matches',
    'music concert concerts musical',
    'tv television',
    'car automobile vehicle',
    'flat apartment',
    'soccer football',
    'theatre theater',
    'color colour',
    'dermatologist skin',
    'ophthalmologist eye',
    'gynecologist gynaecologist',
    'gp general-practitioner',
    'compact small little tiny',
    'standard medium regular normal intermediate mid-size medium-sized mid-sized',
    'full-size full-sized large big spacious huge',
    'quick fast rapid',
    'train railway',
    'bus coach',
  ],
  suiting: 'friendly',
  endings: `iest ingly ically ings ing edly est ers ous al ally ed er es ly s y e`,
};
