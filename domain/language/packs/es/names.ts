import type { NameTable } from '../../pack-format/names.ts';

export const esNames: NameTable = {
  relations: `mujer marido esposa esposo pareja novia novio prometido prometida madre padre mamá papá padres hijo hija hermano hermana abuela
    abuelo tía tío prima primo sobrina sobrino amigo amiga vecino vecina compañero compañera jefe jefa casero casera cuñado cuñada nieto nieta suegro suegra yerno nuera abuelita abuelito asistente
    secretaria empresa niño niña bebé`,
  children: 'niños niño niñas niña hijos hijo hijas hija bebés bebé chicos peques menores',
  grownUps: 'adultos adulto adultas adulta mayores',
  ownName: `(se|te) (llama|llamas)$, se llama usted, su [propio] nombre, tu nombre, quién es usted, a (nombre de quién|qué nombre), con quién hablo, nombre (del|de la) (cliente|clienta|solicitante|titular|socio|socia|abonado|abonada|asegurado|asegurada), quién (reserva|llama|pide)`,
  givenName: 'nombre de pila, primer nombre, nombres de pila',
  familyName: 'apellido, apellidos',
  noting: `(ponga|pon|póngame|ponme|apunte|apúnteme|apúntame|apunta|anote|anota|escriba|póngalo|ponlo) [solo|mejor|simplemente|pues] [a|como], (pregunte|pregunta|preguntad|pregunten) por [la|el], (le|la|lo) (llaman|llama|dicen|dice|decimos|llamamos) [todos|siempre], responde (a|al nombre de)`,
  presenting: `(a|bajo el|con el) nombre de, soy, me llamo, mi nombre [completo] (es|sería), le habla, ^aquí`,
  presented: `al (habla|aparato|teléfono), es mi nombre`,
  signing: `[un|cordiales|muchos] [cordial] (saludo|saludos), atentamente, un abrazo`,
  streets:
    'calle avenida avda avd av pza ctra plaza paseo camino carretera travesía callejón glorieta ronda',
  dwellings: 'portal piso escalera bloque puerta bajo ático apartamento',
  repeated: 'bis',
};
