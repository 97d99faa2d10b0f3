import type { NameTable } from '../../pack-format/names.ts';

export const nlNames: NameTable = {
  relations: `vrouw man echtgenote echtgenoot partner vriendin vriend verloofde moeder vader mama papa ouders zoon dochter broer zus zuster
    oma opa tante oom nicht neef buurman buurvrouw collega baas huisbaas zwager schoonzus schoonvader schoonmoeder schoonzoon schoondochter kleinzoon kleindochter assistente secretaresse bedrijf firma kind jongen meisje`,
  children:
    "kinderen kind kids zoons zoon zonen dochters dochter jongens meisjes kleuters kleuter baby's baby peuters",
  grownUps: 'volwassenen volwassene',
  ownName: `(heet|heten) (u|je|jij|jullie), uw [volledige] naam, je naam`,
  givenName: 'voornaam, voornamen, roepnaam',
  familyName: 'achternaam, achternamen, familienaam',
  noting: `(zet|schrijf|noteer) [er|het|hem|haar|me|mij] [maar|gewoon|gerust] [op|onder], vraag [maar|gewoon] naar, (noemt|noemen|noem) (hem|haar|het) [altijd|gewoon|allemaal], (luistert|luisteren) naar [de naam]`,
  streets:
    'straat laan weg plein kade gracht *straat *laan *weg *plein *kade *gracht *dijk *steeg *singel *dreef',
  dwellings: 'bovenwoning benedenwoning appartement huis flat achterhuis',
};
