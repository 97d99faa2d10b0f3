/** What an agent may say about a home to be renovated, in eight languages: "topic: words", or "none" where it asks nothing. */
export const ASKINGS: Readonly<Record<string, string>> = {
  en: `
    surface: Roughly how many square metres are we talking about?
    surface: How big is your place?
    budget: And what are you prepared to spend on it?
    budget: May I ask what your budget looks like?
    start: When would you like the work to get going?
    start: By when should we begin?
    city: And where is the house located?
    city: Which city would that be?
    people: How many of you live there?
    people: What is the size of your household?
    phone: What number can I reach you on?
    phone: Could you leave me your number?
    heating: What kind of heating do you have?
    heating: Do you heat with gas, electricity or wood?
    none: Great, thank you for that.
    none: I will send you the offer tomorrow.
    none: Is there anything else I can do for you?
    none: So that is 80 square metres in Lyon, correct?`,
  fr: `
    surface: Combien de mètres carrés fait votre logement ?
    budget: Combien souhaitez-vous dépenser ?
    budget: Vous avez un budget en tête ?
    start: Quand voulez-vous commencer les travaux ?
    start: Pour quand le début est-il prévu ?
    city: Où se trouve la maison ?
    city: Dans quelle ville habitez-vous ?
    people: Vous êtes combien à la maison ?
    people: Combien d’habitants dans le foyer ?
    phone: À quel numéro puis-je vous joindre ?
    phone: Pouvez-vous me laisser votre téléphone ?
    heating: Comment êtes-vous chauffés ?
    heating: Quel type de chauffage avez-vous ?
    none: Très bien, merci beaucoup.
    none: Puis-je vous aider pour autre chose ?`,
  de: `
    surface: Wie viele Quadratmeter hat Ihr Zuhause?
    surface: Wie groß ist das Haus ungefähr?
    budget: Wie viel möchten Sie ausgeben?
    budget: Haben Sie ein Budget im Kopf?
    start: Wann soll es losgehen?
    start: Ab wann sollen wir mit den Arbeiten beginnen?
    city: Wo liegt das Haus?
    city: In welchem Ort ist das?
    people: Zu wievielt wohnen Sie dort?
    people: Wie viele Bewohner hat das Haus?
    phone: Unter welcher Nummer kann ich Sie erreichen?
    phone: Geben Sie mir bitte Ihre Telefonnummer.
    heating: Womit heizen Sie?
    heating: Welche Heizung haben Sie?
    none: Vielen Dank, das habe ich notiert.
    none: Kann ich sonst noch etwas für Sie tun?`,
  es: `
    surface: ¿Cuántos metros cuadrados tiene su casa?
    surface: ¿Qué tamaño tiene la vivienda?
    budget: ¿Cuánto quiere gastar?
    budget: ¿Tiene un presupuesto pensado?
    start: ¿Cuándo le gustaría empezar las obras?
    start: ¿Para cuándo el comienzo?
    city: ¿Dónde está la casa?
    city: ¿En qué ciudad vive?
    people: ¿Cuántos son en casa?
    people: ¿Cuántos habitantes hay en la vivienda?
    phone: Déjeme su teléfono, por favor.
    heating: ¿Qué tipo de calefacción tiene?
    heating: ¿Con qué se calienta la casa?
    none: Perfecto, muchas gracias.
    none: ¿Puedo ayudarle en algo más?`,
  it: `
    surface: Quanti metri quadrati ha la casa?
    surface: Quanto è grande la casa?
    budget: Quanto vorrebbe spendere?
    budget: Ha in mente un budget?
    start: Quando vorrebbe iniziare i lavori?
    start: Per quando è previsto l’inizio?
    city: Dove si trova la casa?
    city: In quale città abita?
    people: In quanti siete in casa?
    people: Quanti abitanti ci sono?
    phone: Mi lascia il suo telefono?
    heating: Che tipo di riscaldamento avete?
    heating: Con cosa riscaldate la casa?
    none: Perfetto, grazie mille.
    none: Posso aiutarla in altro?`,
  pt: `
    surface: Quantos metros quadrados tem a casa?
    surface: Qual é o tamanho da casa?
    budget: Quanto quer gastar?
    budget: Tem um orçamento em mente?
    start: Quando gostaria de começar as obras?
    start: Para quando é o início?
    city: Onde fica a casa?
    city: Em que cidade mora?
    people: Quantos são em casa?
    people: Quantos moradores tem a casa?
    phone: Pode deixar o seu telefone?
    heating: Que tipo de aquecimento tem?
    heating: Com que aquece a casa?
    none: Perfeito, muito obrigado.
    none: Posso ajudar em mais alguma coisa?`,
  nl: `
    surface: Hoeveel vierkante meter heeft het huis?
    surface: Hoe groot is uw woning?
    budget: Hoeveel wilt u uitgeven?
    budget: Heeft u een budget in gedachten?
    start: Wanneer wilt u beginnen met de werken?
    start: Vanaf wanneer kunnen we starten?
    city: Waar staat het huis?
    city: In welke stad woont u?
    people: Met hoeveel woont u daar?
    people: Hoeveel bewoners heeft het huis?
    phone: Op welk nummer kan ik u bereiken?
    phone: Mag ik uw telefoonnummer?
    heating: Welke verwarming heeft u?
    heating: Waarmee verwarmt u het huis?
    none: Prima, dank u wel.
    none: Kan ik nog iets anders voor u doen?`,
  zh: `
    surface: 您家多少平方米？
    surface: 房子大概多大？
    budget: 您准备花多少钱？
    budget: 您有预算吗？
    start: 您想什么时候开工？
    start: 什么时候可以开始装修？
    city: 房子在哪儿？
    people: 您家有几口人？
    people: 一共住多少人？
    phone: 怎么联系您？
    phone: 请留一下您的电话。
    heating: 您家怎么取暖？
    heating: 您家用的是什么供暖方式？
    none: 好的，谢谢您。
    none: 还有什么可以帮您的吗？`,
};
