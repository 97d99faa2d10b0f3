import type { AsideTable } from '../../pack-format/asides.ts';

export const nlAsides: AsideTable = {
  past: '(vorige|laatste) keer ~ (was|waren|had|hadden), vorig jaar ~ (was|waren|had|hadden), (was|waren|had|hadden) ~ (vorig jaar|vorige keer), vroeger (was|waren|had|hadden), eerst (had|was|hadden|waren), destijds, (was|waren) altijd, (zou|zouden|wilde|wilden) eigenlijk',
  liking: 'zou, zouden, klinkt, lijkt',
  tooLate: 'te (laat|vroeg|snel|krap)',
  earlier:
    'vroeger, voorheen, eerst, destijds, vorig (jaar|seizoen), vorige (keer|maand|week|winter|zomer), was, waren, had, hadden',
  nowadays:
    'nu, tegenwoordig, inmiddels, (deze|dit) (keer|jaar|maand|winter|zomer), momenteel, sinds, overgestapt',
  others:
    '^[maar|en] (mijn|mn|onze|de|een|zijn|haar) [grote|kleine|beste|oude] (buurman|buurvrouw|buren|broer|zus|neef|nicht|oom|tante|vriend|vriendin|vrienden|collega|zwager|schoonzus|baas) (heeft|hebben|had|hadden|neemt|nam|betaalt|betaalde|gebruikt), ^[maar|en] die van (mijn|mn|de) (vrouw|man|broer|zus|buurman|buurvrouw|buren|moeder|vader|collega) (is|was)',
  retracted:
    '(eh|euh|oh|o|ah|ach|of|nou|hm|wacht|sorry|oeps) nee, ^nee$, ^nee (wacht|sorry|toch|dat (is|was)|doe), ^oeps, ik (bedoel|bedoelde), ^foutje, ^correctie, ik vergis me, (heb|ben) [ik] me vergist, ^beter gezegd, ^onzin, ^toch maar, in plaats daarvan',
  interrupted: '^[oh|ah] (wacht|sorry), ^eigenlijk',
  paid: 'betaald gekost gekocht kostte uitgegeven',
};
