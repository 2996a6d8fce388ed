import { NUMBER } from '../numbers'
import { esAnnouncing } from './announcing'
import { esAudience } from './audience'
import type { Rule } from './lexicon'

const CREATE = '(?:crea(?:r|me)?|haz(?:me)?|hacer|añad(?:e|ir)|agrega(?:r)?|redacta(?:r)?|escrib(?:e|ir)|prepara(?:r)?)'
const CALLED = '(?:llamad[oa]|que se llame|titulad[oa]|con el (?:t[ií]tulo|nombre)(?: de)?|de nombre)'
const PERFORMANCES = '(?:funci[oó]n(?:es)?|pases?|fechas?|representaci[oó]n(?:es)?)'

/** The requests that the guide knows in Spanish, from the specific to the general. */
export const esRules: Rule[] = [
  [
    'greet',
    '(?:hola|buenos d[ií]as|buenas(?: tardes| noches)?)(?:,? ¿?qu[eé] puedes hacer)?|¿?qu[eé] (?:puedes|sabes) hacer|¿?qui[eé]n eres|ayuda',
  ],
  ['thanks', '(?:muchas |mil )?gracias|perfecto|genial|vale|estupendo'],
  ['whoMay', '(?:qui[eé]n(?:es)? (?:puede|pueden|tiene permiso para)|por qu[eé] no puedo|puedo) {act} (?:…)?{type}'],
  ...esAudience,
  ...esAnnouncing,
  [
    'uses',
    'd[oó]nde (?:se usa|se utiliza|est[aá] usad[oa]|usamos|aparece|se menciona) {name}|qu[eé] (?:p[aá]ginas )?(?:usan?|enlazan? (?:a|con)|mencionan?) {other}',
  ],
  [
    'changes',
    'qu[eé] (?:ha|se ha|han) cambiado(?: {when})?|qu[eé] cambi[oó](?: {from})?|(?:los )?[uú]ltimos cambios|qui[eé]n (?:ha )?(?:cambi[oó]|cambiado|edit[oó]|editado|modific[oó]|modificado) {name}(?: {when})?',
  ],
  [
    'help',
    '(?:c[oó]mo (?:puedo |se puede |podemos |se )?|d[oó]nde (?:puedo |se puede |se )|explica(?:me)? c[oó]mo ){rest}',
  ],
  [
    'altTexts',
    '(?:escrib(?:e|ir)|añad(?:e|ir)|busca(?:r)?|muestra|mostrar|lista(?:r)?|qu[eé]|describ(?:e|ir))?(?: …)?(?: ?(?:im[aá]genes|fotos?))?(?: (?:sin|no tienen|con))?(?: …)?(?: ?textos? alternativos?)',
  ],
  [
    'pageOf',
    `${CREATE} (?:…)?p[aá]gina (?:de|con|a partir de) (?:esto|estas? (?:im[aá]genes|fotos?|archivos?)|(?:…)?(?:im[aá]genes|fotos?|archivos?|adjuntos?))(?: ${CALLED} {value})?`,
  ],
  [
    'undo',
    '(?:deshaz|deshacer|revierte|revertir)(?: (?:eso|esto|todo|(?:el |la )?[uú]ltim[oa] (?:cambio|cosa|acci[oó]n)|los cambios))?',
  ],
  [
    'credits',
    `qui[eé]n(?:es)? (?:est[aá]n? en|act[uú]an? en|sale en|canta en|participan? en) {name}|(?:muestra(?:me)? )?(?:…)?(?:reparto|elenco|cr[eé]ditos|equipo creativo) (?:de|en) {other}`,
  ],
  [
    'credits',
    'qui[eé]n (?<act>dirige|dirigi[oó]|ha dirigido|escribi[oó]|compuso|diseñ[oó]|produce|produjo) {name}|qui[eé]n(?:es)? (?:es|fue|son) (?:…)?{verb} de {other}',
  ],
  [
    'dates',
    'cu[aá]ndo (?:se )?(?:estrena|abre|empieza|comienza|termina|acaba|cierra|estrena y termina|empieza y termina|empieza y acaba) {name}',
  ],
  [
    'next',
    `(?:cu[aá]ndo|cu[aá]l) es (?:la )?pr[oó]xima ${PERFORMANCES} de {name}|(?:la )?pr[oó]xima ${PERFORMANCES} de {other}`,
  ],
  ['next', 'cu[aá]ndo (?:es|son|hay|ponen) {name}', { state: 'all' }],
  ['howMany', `cu[aá]ntas ${PERFORMANCES} (?:quedan de|de) {name}(?: quedan| faltan)?`],
  [
    'perform',
    `${CREATE} (?:(?<count>${NUMBER}) |…|otr[oa]s? |m[aá]s |nuev[oa]s? )*${PERFORMANCES} (?:de|para) {name} (?:(?:para )?(?:el |los )?(?:d[ií]as )?)?{when}(?: en (?:…)?{place})?`,
  ],
  ['pageAbout', `${CREATE} (?:…)?p[aá]gina (?:sobre|acerca de|para) (?:…)?(?:evento |espect[aá]culo )?{name}`],
  ['create', `${CREATE} (?:…)?(?:nuev[oa] )?{type} ?(?:${CALLED}|:) {value} en {place} (?:para )?(?:el )?{when}`],
  ['create', `${CREATE} (?:…)?(?:nuev[oa] )?{type} ?(?:${CALLED}|:) {value} (?:para )?(?:el )?{when} en (?:…)?{place}`],
  ['create', `${CREATE} (?:…)?(?:nuev[oa] )?{type} ?(?:${CALLED}|:) {value} (?:para )?(?:el )?{when}`],
  ['create', `${CREATE} (?:…)?(?:nuev[oa] )?{type} ?(?:${CALLED}|:) {value} en {place}`],
  ['create', `${CREATE} (?:…)?(?:nuev[oa] )?{type} ?(?:${CALLED}|:) {value}`],
  ['create', `${CREATE} (?:…)?(?:nuev[oa] )?{type} {quote}`],
  ['create', `${CREATE} (?:…|breve )*{type} (?:sobre|que anuncie|anunciando|acerca de) {value}`, { field: 'subject' }],
  ['create', `${CREATE} (?:…)?(?:nuev[oa] )?(?:p[aá]gina de )?{type}(?: nuev[oa])?`],
  ['rename', '(?:renombra(?:r)?|cambia(?:r)? (?:el nombre|el t[ií]tulo) de) {name} (?:a|por|como) {value}'],
  [
    'set',
    '(?:cambia(?:r)?|pon(?:er)?|actualiza(?:r)?|edita(?:r)?|establece(?:r)?) (?:…)?{field} (?:de|para|en) {name} (?:a|por|como|en|:) {value}',
  ],
  ['set', '(?:…)?{field} de {name} (?:es|son|debe ser|deben ser) {value}'],
  ['set', '(?:ponle|dale|p[oó]n(?:er)?) a {name} (?:…)?{field} (?:de|:) {value}'],
  ['set', '{name} dura {value}', { field: 'runningTime' }],
  ['set', '{name} (?:ahora )?cuesta {value}', { field: 'priceText' }],
  ['move', '(?:mueve|mover|traslada(?:r)?|pasa(?:r)?|aplaza(?:r)?) (?:…)?(?:funci[oó]n de )?{name} {range}'],
  [
    'move',
    '(?:mueve|mover|traslada(?:r)?|pasa(?:r)?|aplaza(?:r)?|pospon(?:er)?|cambia(?:r)?) (?:…)?(?:funci[oó]n (?:de )?)?{name} del? {from} (?:al|a|para el|hasta el) {when}',
  ],
  [
    'move',
    '(?:mueve|mover|traslada(?:r)?|pasa(?:r)?|aplaza(?:r)?|pospon(?:er)?|cambia(?:r)? la fecha de) (?:…)?(?:funci[oó]n de )?{name} (?:al|a|para el|hasta el|para) {when}',
  ],
  [
    'status',
    '(?:cancela(?:r)?|suspend(?:e|er)) (?:…)?(?:funci[oó]n de )?{name}(?: (?:del |el )?{when})?',
    { state: 'cancelled' },
  ],
  [
    'status',
    '(?:pospon(?:er)?|aplaza(?:r)?) (?:…)?(?:funci[oó]n de )?{name}(?: (?:del |el )?{when})?',
    { state: 'postponed' },
  ],
  ['status', '(?:marca(?:r)?|pon(?:er)?) (?:…)?(?:funci[oó]n de )?{name}(?: (?:del |el )?{when})? como {state}'],
  ['status', '(?:…)?{name}(?: (?:del |el )?{when})? (?:est[aá]|se ha)(?: ya)? {state}'],
  ['menu', '(?:añad(?:e|ir)|pon(?:er)?|agrega(?:r)?) {name} (?:al|en el) men[uú](?: principal)?'],
  ['redirect', '(?:redirig(?:e|ir)|redirecciona(?:r)?) (?:de )?{name} (?:a|hacia) {value}'],
  [
    'banner',
    '(?:añad(?:e|ir)|pon(?:er)?|agrega(?:r)?) (?:…)?(?:banner|aviso|anuncio) (?:a|en) {name} (?:(?:que diga|con el texto):?(?: que)?|:) {value}',
  ],
  ['schedule', '(?:programa(?:r)?|publica(?:r)?) {name} (?:para )?(?:el )?{when}'],
  ['lead', '{act} {name}'],
  [
    'read',
    '(?:h[aá]blame (?:de|sobre)|cu[eé]ntame (?:de|sobre)|resume|describe|(?:muestra(?:me)?|dame) (?:…)?(?:detalles|informaci[oó]n) (?:de|sobre)) {name}|qu[eé] dice {other}',
  ],
  ['read', '(?:cu[aá]l es|cu[aá]les son) (?:…)?{field} de {name}'],
  ['read', 'cu[aá]nto dura {name}', { field: 'runningTime' }],
  ['read', 'cu[aá]nto cuestan? (?:las entradas (?:de|para) )?{name}', { field: 'priceText' }],
  [
    'find',
    '(?:busca(?:r)?|encuentra|encontrar|abr(?:e|ir)|ve a|ll[eé]vame a|d[oó]nde est[aá]) (?:algo (?:de|sobre|con) )?{name}',
  ],
  ['find', '(?:muestra(?:me)?|mu[eé]strame|hay|tenemos) (?:algo (?:de|sobre|con) )?{name}', { state: 'soft' }],
]
