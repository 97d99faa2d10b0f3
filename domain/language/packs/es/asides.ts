import type { AsideTable } from '../../pack-format/asides.ts';

export const esAsides: AsideTable = {
  past: 'el año pasado ~ (era|fue|éramos|fuimos|teníamos|tuvimos|había|vine), (era|fue|éramos|fuimos|teníamos|tuvimos|había) ~ el año pasado, la (última|otra) [vez] ~ (costó|pagué|gasté), el año pasado ~ (costó|pagué|pagamos|gasté), la (última|otra) vez ~ (era|fue|éramos|fuimos|teníamos|tuvimos|había|vine), antes (era|éramos|tenía|teníamos|había), (era|éramos|tenía|teníamos) antes, (iba|íbamos) a (ser|tener)',
  liking: 'sería, serían, estaría, suena, gusta, gustaría, vendría, iría',
  tooLate: '(demasiado|muy) (tarde|temprano|pronto|justo)',
  earlier:
    'el (año|mes|invierno|verano) pasado, la (última|otra) vez, antiguamente, era, eran, éramos, tenía, teníamos, había, fue',
  nowadays:
    'ahora, esta vez, este (año|mes|invierno|verano), actualmente, hoy en día, desde, (cambiado|pasado) a',
  others:
    '^[pero|y|pues] (mi|mis|nuestro|nuestra|el|la|los|un|una|su) [mejor|otro|otra] (vecino|vecina|vecinos|hermano|hermana|primo|prima|tío|tía|sobrino|sobrina|amigo|amiga|amigos|cuñado|cuñada|compañero|compañera|colega|jefe) [ya|siempre] (tiene|tienen|tenía|tenían|lleva|paga|usa|cogió|pidió|puso), ^[pero|y] (el|la|los) (de mi|del|de la) (mujer|marido|hermano|hermana|vecino|vecina|madre|padre|cuñado|primo) (es|era)',
  retracted:
    '(ay|ah|eh|uy|bueno|digo|perdón|espera|espere|oh|mmm) no, ^no$, ^no (espera|espere|perdón|mejor|mentira), ^digo, qué digo, ^(miento|mentira), me (equivoqué|he equivocado|he confundido|confundí), (quise|quería|quiero) decir, ^mejor dicho, ^más bien, ^corrijo, ^ups',
  interrupted: '^[ah|ay] (espera|espere|perdón|perdona|perdone), ^en realidad',
  paid: 'costó costaron pagué pagamos gasté gastamos compré compramos',
};
