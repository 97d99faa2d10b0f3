import { isConcept } from '../../pack-format/concepts.ts';
import type { Message } from '../read-message.ts';

/** "Can you hear me?", "Shall we go on?", "Is it raining over there?": a yes to that is told to whoever talks. */
export function speaksOfTheTalk({ tokens, sentences }: Message): boolean {
  if (tokens.some((token) => SMALL_TALK.some((each) => isConcept(token, each)))) return true;
  return sentences.some((sentence) => THE_TALK.test(` ${sentence} `));
}

const SMALL_TALK = ['weather', 'hello', 'bye', 'suggest'] as const;

/** Of rain and snow, of hearing and following each other, going on, having time, and of what is fine so. */
const THE_TALK = new RegExp(
  [
    'raining|snowing|hear (me|us)|still (there|here|with)|read me|following|follow me|ready|go on|carry on|continue|proceed|begin|got time|moment|minutes?|second|sec|shall (i|we)|may i|can i|could i|mind if|ok|okay|alright|all right|right|fine|clear|understand|understood|make sense|questions?|how are you|having a (good|nice|lovely)',
    'regnet|schneit|horen sie mich|horst du|noch (da|dran)|bereit|soweit|weitermachen|fortfahren|loslegen|anfangen|beginnen|moment|minuten?|zeit|soll ich|sollen wir|darf ich|kann ich|konnen wir|wollen wir|recht so|in ordnung|einverstanden|alles klar|verstehen|verstanden|fragen?|geht es ihnen|gehts',
    'pleut|neige|m entendez|tu m entends|toujours la|pret|prete|on y va|continuer|continue|commencer|commence|un instant|minutes?|le temps|puis je|je peux|peut on|dois je|ca (va|vous va|te va)|d accord|compris|comprenez|clair|questions?',
    'llueve|nieva|me (oye|escucha|oyes|escuchas)|sigue ahi|sigues ahi|list[oa]|preparad[oa]|seguimos|continuar|continuamos|empezar|empezamos|un momento|minutos?|tiempo|puedo|podemos|le parece|te parece|de acuerdo|vale|entiende|entendido|claro|preguntas?|que tal',
    'piove|nevica|mi sente|mi senti|ancora (li|la|in linea)|pront[oa]|andiamo avanti|continuare|continuiamo|proseguire|proseguiamo|cominciare|cominciamo|iniziare|un momento|un attimo|minut[oi]|tempo|posso|possiamo|va bene|d accordo|capito|capisce|chiaro|domand[ae]|come va',
    'regent|sneeuwt|hoort u mij|hoor je me|nog daar|nog aan de lijn|klaar|verder gaan|verdergaan|doorgaan|beginnen|momentje|moment|minuten|minuut|tijd|zal ik|zullen we|mag ik|kan ik|kunnen we|oke|in orde|akkoord|goed zo|duidelijk|begrepen|begrijpt|vragen|vraag|hoe gaat',
    'chove|chovendo|me (ouve|ouves|escuta)|ainda (ai|esta ai|na linha)|pront[oa]|vamos|continuar|prosseguir|comecar|um momento|minutos?|tempo|posso|podemos|tudo (bem|certo)|de acordo|entendeu|entendido|claro|perguntas?|duvidas?',
  ]
    .map((each) => ` (?:${each}) `)
    .join('|') +
    '|下雨|下雪|听得到|听得见|听到我|在吗|还在|准备好|继续|开始|方便吗|稍等|等一下|时间吗|明白|懂|清楚|可以吗|好吗|行吗|问题吗|怎么样',
);
