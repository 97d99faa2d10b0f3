import type { NameTable } from '../../pack-format/names.ts';

export const nlNames: NameTable = {
  relations: `vrouw man echtgenote echtgenoot partner vriendin vriend verloofde moeder vader mama papa ouders zoon dochter broer zus zuster
    oma opa tante oom nicht neef buurman buurvrouw collega baas huisbaas zwager schoonzus schoonvader schoonmoeder schoonzoon schoondochter kleinzoon kleindochter assistente secretaresse bedrijf firma kind jongen meisje zoontje dochtertje kindje baby`,
  children:
    "kinderen kind kids zoons zoon zonen dochters dochter jongens meisjes kleuters kleuter baby's baby peuters",
  grownUps: 'volwassenen volwassene',
  ownName: `(heet|heten) (u|je|jij|jullie), uw [volledige] naam, je naam, (op|onder) (welke|wiens) naam, met wie spreek ik, klantnaam, naam van de (klant|aanvrager|beller|besteller), naam van het lid, wie (boekt|bestelt|reserveert)`,
  givenName: 'voornaam, voornamen, roepnaam',
  familyName: 'achternaam, achternamen, familienaam',
  noting: `(zet|schrijf|noteer) [er|het|hem|haar|me|mij] [maar|gewoon|gerust] [op|onder], vraag [maar|gewoon] naar, (noemt|noemen|noem) (hem|haar|het) [altijd|gewoon|allemaal], (luistert|luisteren) naar [de naam]`,
  presenting: `(op|onder) (de naam|naam) [van], ik ben, mijn [volledige] naam (is|luidt), ik heet, (u|je|jij) spreekt met, ^met, ^hier [is|met]`,
  presented: `hier, is mijn naam, aan de (lijn|telefoon)`,
  signing: `[met] (vriendelijke|hartelijke|lieve|beste) (groet|groeten|groetjes), groetjes, groeten, groet, mvg`,
  streets:
    'straat laan weg plein kade gracht *straat *str *laan *weg *plein *kade *gracht *dijk *steeg *singel *dreef',
  beginnings: 'aan achter onder',
  dwellings: 'bovenwoning benedenwoning appartement huis flat achterhuis',
};
