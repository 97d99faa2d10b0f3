import type { FaultWords } from '../../pack-format/faults.ts';

export const esFaults: FaultWords = {
  asked:
    'mal pasa problema problemas avería averías fallo fallos defecto defectos daño daños reparar reparación no_funciona no_va síntoma síntomas dolor dolores duele duelen molesta molestia molestias falta faltan lesión',
  symptoms: 'síntoma síntomas dolor dolores duele duelen molestia molestias',
  missing: 'falta faltan faltante faltantes',
  anything: 'algo',
  broken:
    'roto rota rotos rotas averiado averiada averiados averiadas estropeado estropeada estropeados estropeadas dañado dañada dañados dañadas defectuoso defectuosa defectuosos fallan falla fallando fallo mal problema problemas malo mala muerto muerta fundido fundida fundidos doblado doblada gastado gastada gastados gastadas suelto suelta sueltos flojo floja flojos atascado atascada atascados oxidado oxidada pierde pierden gotea gotean chirría chirrían rechina rechinan parpadea salta saltan patina patinan pinchado pinchada rajado rajada rayado rayada duele duelen hinchado hinchada falta faltan hecho_polvo fuera_de_servicio daño daños avería a_veces apenas',
  sound:
    'bien bueno buena buenos buenas ok okay perfecto perfecta perfectos perfectas perfectamente normal normales intacto intacta intactos sano sana correcto en_orden en_buen_estado funciona funcionan funcionaba va van anda andan marcha marchan ningún_problema sin_problema sin_problemas',
  runs: 'tira arranca arrancan enciende encienden se_enciende alumbra entra entran cambia cambian frena frenan cierra cierran abre abren gira giran aguanta responde responden calienta calientan enfría carga cargan',
  present: 'tengo tenemos está están ahí aquí completo completa',
  ended: 'pasó pasado ido desaparecido mejor',
  otherwise: 'por_lo_demás aparte_de_eso',
};
