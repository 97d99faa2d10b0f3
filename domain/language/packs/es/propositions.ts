import type { PropositionTable, SelectionTable } from '../../pack-format/propositions.ts';

export const esPropositions: PropositionTable = {
  holds: `^(solo|sólo|solamente|sobre todo) (los|las|el|la|en|cuando|a|por), ^(a veces|de vez en cuando|en ocasiones|siempre|cada|a menudo|todos los|todas las|de cuando en cuando), ^desde, (ya|desde hace tiempo|hace tiempo)$, ^(los|las) dos$, ^ambos$, ese es el plan,
    ^por favor$, (estaría|sería|vendría|vendrá) (bien|genial|estupendo|perfecto|ideal|fenomenal|muy bien|de maravilla), ^con (mucho) gusto, ^encantado, ^encantada, me (encantaría|gustaría|vendría bien), ^por supuesto, ^cómo no, ^faltaría más, ^todo (hecho|pagado|listo|en regla)`,
  fails: `(puede|pueden) esperar, sin prisa, no (corre|hay) prisa, (lo|la|los) (dejé|he dejado|dejamos), (he|hemos) dejado de, ya no, (en|está en) (trámite|trámites|proceso|camino), (todavía|aún) ~ (tramitando|esperando|pendiente), pendiente, ^(casi nunca|rara vez|apenas),
    (por suerte|gracias a dios|afortunadamente|menos mal que) no, que yo sepa no, (no) hace falta, me apaño, (yo mismo|yo misma|por mi cuenta)$, ^(nada|nadie), ni hablar, ni pensarlo, ^al contrario, ^qué va, ^para nada, está (todo) (pagado|saldado)`,
  keeps: `[me|nos] (quedo|quedamos) con, [me|nos|se] [la|lo|las|los] (quedo|quedamos), (la|lo|las|los) (tengo yo|tenemos nosotros|pongo yo|hago yo|hacemos nosotros|llevo yo), (me encargo|nos encargamos) (yo|nosotros)`,
  asksKept: 'queda quedan quedar mismo misma mismos',
  hasOwn: `(los|las|lo|la) (ponemos|traemos|llevamos|tenemos) nosotros, (tenemos|llevamos|traemos) (los nuestros|las nuestras|el nuestro|la nuestra), (ya) (tengo|tenemos|llevo) [uno|una|el mío|la mía], (tengo|tenemos|llevo|traigo) (el mío|la mía|los míos|las mías|mi propio|mi propia|el propio), (tengo|tenemos) (uno|una) (propio|propia),
    [ya] [lo] (tengo|tenemos) [ya] [de] todo [eso] [ya] [en casa|aquí|cubierto]$, [lo] (traemos|llevamos|ponemos|traigo|llevo) todo [nosotros|nosotras|yo]$`,
  offering:
    'necesita necesitas necesitan quiere quieres quieren desea desean gustaría prefiere falta apetece interesa querría ponemos',
  having: 'tiene tienes tienen hay posee existe dispone cuenta debe',
  reasons: 'que',
  taking: 'uso usamos llevo llevamos traigo compro cojo falta hará',
  opposites: [
    'propietario propietaria propietarios dueño dueña dueños comprado comprada compramos propiedad propio suya | alquiler alquilo alquilamos alquilado inquilino inquilina inquilinos arrendado arriendo',
    'trabaja trabajas trabajo empleo empleado empleada | paro desempleado jubilado jubilada jubilados estudiante estudio',
    'casado casada | soltero soltera divorciado divorciada viudo viuda',
    'amueblado amueblada | vacío vacía',
    'aislado aislada aislamiento | desnudo desnuda desnudas',
    'ascensor | escaleras escalera',
    'garaje dentro interior cubierto | calle fuera exterior acera',
    'debe multa multas deuda deudas pendiente | pagado pagada pagué saldado',
    'vegetariano vegetariana vegano | carne',
    'frágil cristal vidrio | resistente irrompible',
    'nuevo nueva | usado usada',
    'eléctrico eléctrica electricidad luz | gasolina',
    'funciona anda | averiado averiada roto rota',
    'efectivo metálico contado | tarjeta transferencia',
  ],
};

export const esSelections: SelectionTable = {
  everything: 'todos, todas, todo, los dos, las dos, ambos, ambas, de todo, un poco de todo',
  nothing:
    'ninguno [de los dos], ninguna [de las dos], nada [de eso], ningún, ni uno, nada de nada, (ninguna|ninguno|nada) de (esas|esos|eso|ellas|ellos|estas|estos) [cosas], ni una [cosa], ^(déjalo|déjelo|déjenlo) [así|estar]$, ^sin (nada|extras)$, ^tal cual$',
  except:
    '(todos|todas|todo|cualquiera|cualquier|de todo) ~ (menos|salvo|excepto|quitando), menos, salvo, excepto, quitando, a excepción de, pero no',
  rest: '[todo] el resto, [todo] lo demás, los demás, las demás, [los|las] otros (dos|tres|cuatro|cinco), [los|las] otras (dos|tres|cuatro|cinco), todos los otros, todas las otras',
  neither: 'ni',
  last: 'último última últimos últimas',
  middle: 'medio intermedio intermedia',
  first: 'primero primera primeros primeras primer',
  below: 'antes de, antes del, menos de, por debajo de, inferior a, menores de, menor de',
  upTo: 'hasta, como máximo, máximo, o menos',
  onward:
    'desde, a partir (de|del), al menos, como mínimo, mínimo, o (más|mayor|mayores), y más, en adelante',
  above: 'después de, después del, más de, por encima de, superior a, mayores de, mayor de',
  weekend: '[el|los] (fin|fines) de semana, [el] finde',
  workdays: 'entre semana, días (laborables|hábiles)',
  sizes:
    'xs extra pequeña, s pequeña, s pequeño, m mediana, m mediano, l grande, xl extra grande, xl muy grande',
};
