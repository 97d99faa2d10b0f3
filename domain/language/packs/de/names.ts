import type { NameTable } from '../../pack-format/names.ts';

export const deNames: NameTable = {
  relations: `frau mann ehefrau ehemann partner partnerin freund freundin verlobte verlobter mutter vater mama papa eltern sohn tochter bruder
    schwester oma opa großmutter großvater tante onkel cousin cousine nichte neffe enkel enkelin schwiegermutter schwiegervater schwiegersohn schwiegertochter omi opi nachbar nachbarin kollege kollegin chef chefin vermieter
    vermieterin schwager schwägerin assistentin sekretärin firma unternehmen kind mädchen junge bub baby`,
  children:
    'kinder kindern kind söhne sohn töchter tochter jungs mädchen kleinkinder kleinkind babys baby enkel',
  grownUps: 'erwachsene erwachsenen erwachsener',
  ownName: `(heißen|heißt) (sie|du), ihr [voller] name, dein [voller] name, ihren namen, sie ansprechen, auf (welchen|wessen) namen, mit wem (spreche|rede) ich, unter welchem namen, kundenname, (kunden|gast|anrufer|besteller) name, name [des|der|vom] (kunde|kunden|kundin|gastes|anrufers|bestellers|antragstellers|antragstellerin|auftraggebers|auftraggeberin|mitglieds|versicherungsnehmers), wer (bucht|bestellt|reserviert)`,
  givenName: 'vorname, vornamen, rufname',
  familyName: 'nachname, nachnamen, familienname, familiennamen, zuname',
  noting: `(schreiben sie|schreib|schreibe|schreibens|notieren sie|notier|notiere|tragen sie|trag|trage) [mich|ihn|sie|es|das] [da|einfach|mal|nur|bitte|ruhig|lieber|auf|als], (fragen sie|frag|frage|fragens) [einfach|bitte] nach [dem|der|herrn|frau], (nennen|nennt|nenn|nenne|rufen|ruft|ruf|rufe) (ihn|sie|es|wir ihn|wir sie) [alle|nur|immer], (hört|hören) auf [den namen], sagen (alle|wir) [immer|nur]`,
  presenting: `(auf|unter) (den|dem) namen, ich bin [übrigens] [die|der], mein [voller|vollständiger] name (ist|lautet|wäre), ich (heiße|heiß), ^hier (ist|spricht), sie sprechen mit`,
  presented: `hier, am (apparat|telefon), ist mein name`,
  signing: `(viele|liebe|beste|schöne|herzliche|freundliche) grüße, mit (freundlichen|besten|lieben|herzlichen) grüßen, mit freundlichem gruß, [viele|lieben|schönen|besten] gruß, lg, vg, mfg`,
  streets:
    'straße str platz weg gasse allee ring ufer *straße *strasse *str *weg *gasse *allee *platz *ufer *ring *damm *steig *pl',
  beginnings: 'am an auf hinter im unter vor zum zur',
  dwellings: 'hinterhaus vorderhaus wohnung aufgang haus stiege top',
};
