/** Replies to "do you need parking?" and "have you paid the deposit?", and what they come to. */
export interface YesOrNoSentences {
  readonly parking: string;
  readonly paid: string;
  /** Yes, in reply to either question. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** Neither: the user does not know, puts it off, or asks back. */
  readonly neither: readonly string[];
  /** In reply to the first question alone. */
  readonly needed: readonly string[];
  readonly notNeeded: readonly string[];
  /** In reply to the second question alone. */
  readonly done: readonly string[];
  readonly notDone: readonly string[];
}

function list(sentences: string): readonly string[] {
  return sentences.split('|').map((sentence) => sentence.trim().replaceAll(/\s+/g, ' '));
}

export const YES_OR_NO: Readonly<Record<string, YesOrNoSentences>> = {
  en: {
    parking: 'Do you need parking?',
    paid: 'Have you already paid the deposit?',
    yes: list(`Yes. | yep | Yes, of course | I think so | I believe so, yes | I suppose so |
      I guess so | Probably, yes | Of course! | Sure thing | Yes, I do believe so |
      Most likely | Definitely | Oh yes, absolutely | Why, yes! | That is right |
      Affirmative | Yes, that's correct | I'm pretty sure, yes | Yes, not a problem`),
    no: list(`No. | nope | Not really | No, not at all | Of course not | I don't think so |
      I guess not | I suppose not | I'm afraid not | Probably not | Certainly not |
      Absolutely not | Not yet | No, I'm sorry | I do not think so | Unfortunately not |
      Hardly | Not at the moment | I don't believe so | Not that I know of |
      I don't know. Probably not. | I don't remember, I guess not |
      Well, no, I haven't thought of it`),
    neither:
      list(`I don't remember | I'm not sure | Maybe | Why do you ask? | I will tell you later |
      I don't know if I do | Perhaps | No idea | I'd rather not say | It depends |
      Who knows?`),
    needed: list(`I do need it | We will be needing one, yes | I'll come by car, so yes |
      Yes please | That would be great | I could use it | I wouldn't say no`),
    notNeeded:
      list(`I don't need any | No parking, thanks | We won't be needing it | I'm good, thanks |
      That won't be necessary | No need for that | I don't have a car | We can do without`),
    done: list(`I have | We did, yesterday | Already done | I paid it last week | Yes, I paid it`),
    notDone: list(`I haven't | Not so far | We didn't | No, I haven't paid it`),
  },
  fr: {
    parking: 'Avez-vous besoin d’un parking ?',
    paid: 'Avez-vous déjà payé l’acompte ?',
    yes: list(`Oui. | ouais | Oui, bien sûr | Je crois que oui | Je pense que oui | Bien entendu |
      Tout à fait | Probablement, oui | Évidemment | Absolument | Je crois bien |
      Oui, merci | C'est exact | Sans doute, oui | Je suppose que oui`),
    no: list(`Non. | Pas vraiment | Non, pas du tout | Bien sûr que non | Je ne pense pas |
      Je ne crois pas | Je crois que non | Absolument pas | Pas encore |
      Malheureusement non | Certainement pas | Je suppose que non | Hélas non |
      Pas pour le moment | Probablement pas | Jamais de la vie`),
    neither: list(`Je ne sais pas | Je ne suis pas sûr | Peut-être | Pourquoi ? | Aucune idée |
      Ça dépend | Je vous le dirai plus tard | Je ne me souviens pas |
      Je préfère ne pas répondre`),
    needed: list(`J’en ai besoin | Oui, il m’en faut un | Volontiers | Avec plaisir`),
    notNeeded: list(`Je n’en ai pas besoin | Pas besoin | Ce n’est pas nécessaire | Non merci |
      Je n’ai pas de voiture | On peut s’en passer`),
    done: list(`C’est fait | Je l’ai payé hier | Oui, je l’ai payé | Déjà fait`),
    notDone: list(`Je ne l’ai pas encore payé | Pas à ce jour | Je n’ai pas payé | Toujours pas`),
  },
  de: {
    parking: 'Brauchen Sie einen Parkplatz?',
    paid: 'Haben Sie die Anzahlung schon bezahlt?',
    yes: list(`Ja. | jo | Ja, natürlich | Ich glaube schon | Ich denke schon | Ich denke ja |
      Selbstverständlich | Wahrscheinlich schon | Auf jeden Fall | Ich nehme es an |
      Aber klar | Genau | Das stimmt | Vermutlich ja | Ja, kein Problem`),
    no: list(`Nein. | nö | Eigentlich nicht | Nicht wirklich | Natürlich nicht |
      Ich glaube nicht | Ich denke nicht | Ich glaube kaum | Wahrscheinlich nicht |
      Leider nein | Leider nicht | Noch nicht | Überhaupt nicht | Auf keinen Fall |
      Eher nicht | Im Moment nicht | Bisher nicht | Nein, leider nicht`),
    neither: list(`Ich weiß nicht | Ich bin mir nicht sicher | Vielleicht | Warum? | Keine Ahnung |
      Das sage ich Ihnen später | Ich erinnere mich nicht | Das möchte ich nicht sagen |
      Kommt darauf an`),
    needed: list(`Den brauche ich | Ja, einen brauchen wir | Gerne | Das wäre schön`),
    notNeeded:
      list(`Den brauche ich nicht | Einen Parkplatz brauchen wir nicht | Wir brauchen keinen |
      Nicht nötig | Nein danke | Das ist nicht nötig`),
    done: list(`Habe ich | Schon erledigt | Ja, habe ich bezahlt | Die habe ich gestern bezahlt`),
    notDone: list(`Habe ich nicht | Noch nicht bezahlt | Ich habe sie noch nicht bezahlt |
      Bis jetzt nicht`),
  },
  es: {
    parking: '¿Necesita aparcamiento?',
    paid: '¿Ha pagado ya el depósito?',
    yes: list(`Sí. | si | Claro | Creo que sí | Supongo que sí | Pienso que sí | Por supuesto |
      Probablemente sí | Desde luego | Así es | Sí, claro | Me parece que sí |
      Seguramente sí | Exacto`),
    no: list(`No. | Creo que no | Supongo que no | Claro que no | Por supuesto que no |
      La verdad es que no | No mucho | Todavía no | Aún no | No creo | Me temo que no |
      En absoluto | Lamentablemente no | Probablemente no | De momento no | Por ahora no`),
    neither: list(`No lo sé | No estoy seguro | Quizás | ¿Por qué? | Ni idea | Depende |
      Se lo digo más tarde | No me acuerdo | Tal vez | Prefiero no decirlo`),
    needed: list(`Lo necesito | Sí, necesitamos uno | Me vendría bien`),
    notNeeded:
      list(`No lo necesito | No hace falta | No es necesario | No, gracias | No tengo coche |
      No necesitamos`),
    done: list(`Ya lo he pagado | Ya está | Sí, lo pagué ayer`),
    notDone: list(`No lo he pagado | Todavía no lo he pagado | Aún no he pagado | Hasta ahora no`),
  },
  it: {
    parking: 'Ha bisogno di un parcheggio?',
    paid: 'Ha già pagato la caparra?',
    yes: list(`Sì. | si | Certo | Credo di sì | Penso di sì | Suppongo di sì | Certamente |
      Probabilmente sì | Direi di sì | Naturalmente | Esatto | Sì, certo | Mi sa di sì |
      Sicuramente`),
    no: list(`No. | Credo di no | Penso di no | Non credo | Non penso | Certo che no |
      Direi di no | Non proprio | Non ancora | Purtroppo no | Assolutamente no |
      Temo di no | Per niente | Probabilmente no | Per ora no | Al momento no |
      Ovviamente no`),
    neither: list(`Non lo so | Non sono sicuro | Forse | Perché? | Nessuna idea | Dipende |
      Glielo dico dopo | Non ricordo | Preferisco non dirlo | Può darsi`),
    needed: list(`Ne ho bisogno | Sì, ci serve | Volentieri`),
    notNeeded: list(`Non ne ho bisogno | Non serve | Non è necessario | No, grazie | Non ci serve`),
    done: list(`L'ho pagata ieri | Già fatto | Sì, l'ho pagata`),
    notDone: list(`Non l'ho ancora pagata | Non ho pagato | Finora no`),
  },
  pt: {
    parking: 'Precisa de estacionamento?',
    paid: 'Já pagou o sinal?',
    yes: list(`Sim. | Claro | Acho que sim | Creio que sim | Penso que sim | Suponho que sim |
      Com certeza | Provavelmente sim | Sem dúvida | Exatamente | Sim, claro |
      Julgo que sim | Certamente`),
    no: list(`Não. | Acho que não | Creio que não | Suponho que não | Claro que não | Não muito |
      Na verdade não | Ainda não | Infelizmente não | De modo nenhum | Receio que não |
      Não creio | Provavelmente não | Por enquanto não | De maneira nenhuma | Não acho`),
    neither: list(`Não sei | Não tenho certeza | Talvez | Porquê? | Não faço ideia | Depende |
      Digo-lhe mais tarde | Não me lembro | Prefiro não dizer | Não lembro`),
    needed: list(`Preciso | Sim, precisamos | Precisamos sim`),
    notNeeded:
      list(`Não preciso | Não é necessário | Não, obrigado | Não precisa | Não tenho carro |
      Não precisamos`),
    done: list(`Já paguei | Já está pago | Sim, paguei ontem`),
    notDone: list(`Ainda não paguei | Não paguei | Até agora não`),
  },
  nl: {
    parking: 'Hebt u een parkeerplaats nodig?',
    paid: 'Hebt u de aanbetaling al betaald?',
    yes: list(`Ja. | Ja hoor | Natuurlijk | Ik denk het wel | Ik geloof van wel |
      Ik denk van wel | Waarschijnlijk wel | Zeker | Zeker weten | Absoluut | Klopt |
      Vast wel | Ja, natuurlijk | Ik neem aan van wel`),
    no: list(`Nee. | Niet echt | Natuurlijk niet | Ik denk het niet | Ik denk van niet |
      Ik geloof van niet | Ik geloof het niet | Waarschijnlijk niet | Helaas niet |
      Nog niet | Helemaal niet | Zeker niet | Eigenlijk niet | Op dit moment niet |
      Absoluut niet | Ik vrees van niet | Voorlopig niet`),
    neither: list(`Ik weet het niet | Ik weet het niet zeker | Misschien | Waarom? | Geen idee |
      Dat hangt ervan af | Dat zeg ik later | Dat herinner ik me niet |
      Dat zeg ik liever niet`),
    needed: list(`Die heb ik nodig | Ja, die hebben we nodig | Graag`),
    notNeeded: list(`Die heb ik niet nodig | Een parkeerplaats hebben we niet nodig | Niet nodig |
      Dat hoeft niet | Nee, dank u`),
    done: list(
      `Dat heb ik gedaan | Al gebeurd | Ja, gisteren betaald | Ik heb het gisteren betaald`,
    ),
    notDone: list(`Nog niet betaald | Ik heb het nog niet betaald | Tot nu toe niet`),
  },
  zh: {
    parking: '您需要停车场吗？',
    paid: '您付过定金了吗？',
    yes: list(`是的。 | 对 | 嗯 | 当然 | 应该是的 | 没错 | 是啊 | 我想是的 | 肯定的 | 当然是`),
    no: list(
      `不是。 | 没有 | 还没有 | 当然不 | 并没有 | 应该没有 | 恐怕不 | 我想不 | 我觉得不 | 当然没有`,
    ),
    neither: list(
      `不知道 | 不确定 | 也许吧 | 为什么？ | 不清楚 | 看情况 | 我晚点告诉您 | 不记得了 | 可能吧`,
    ),
    needed: list(`需要 | 需要的 | 要一个 | 要的，谢谢 | 麻烦您了，需要`),
    notNeeded: list(`不需要 | 不用了 | 不必了 | 不要 | 我没有车 | 不需要停车场 | 用不着`),
    done: list(`付过了 | 已经付了 | 昨天付了 | 付了`),
    notDone: list(`没付 | 还没付 | 没有付过 | 还没呢`),
  },
};
