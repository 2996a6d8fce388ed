import type { GuideLanguage } from '../facts'

/** What the words of a command about performances are, in any order. */
export interface Commands {
  cancel: string
  postpone: string
  move: string
  add: string
  /** Verbs that give a state: "mark … as sold out". */
  mark: string
  /** Verbs that say a direction themselves. */
  moveEarlier: string
  moveLater: string
  /** Words after a name that make a statement a command: "Hamlet needs to move", "Hamlet has been cancelled". */
  must: string
  /** Verbs of a statement that moves something: "Hamlet starts an hour later". */
  starts: string
  /** Words of a statement before the new day or time: "Hamlet is now at 3pm". */
  nowOn: string
  /** Verbs of a statement that adds performances: "Hamlet plays every Friday in May". */
  runs: string
  /** Past participles, by the command they mean. */
  done: { cancel: string; move: string; postpone: string }
  /** Words for performances, which need not be said. */
  nouns: string
  /** Which of those to come: the last, the first, the second and the third. */
  picks: [last: string, first: string, second: string, third: string]
  /** For all of them. */
  each: string
  /** Words before the day, time or place to which something moves. */
  to: string
  /** Words before the day on which it was. */
  from: string
  /** Words before a place. */
  in: string
  /** Small words that say nothing. */
  small: string
}

const NOUNS_EN =
  'performances?|perfs?|showings?|screenings?|shows?|dates?|previews?|slots?|start(?:ing)?(?: times?)?|curtain(?: up)?|times?|one'

export const COMMANDS: Partial<Record<GuideLanguage, Commands>> = {
  en: {
    add: 'add|put on|put in|schedule|programme|set up|create|squeeze in|slot in',
    cancel: 'cancel|call off|scrap|bin off|bin|axe|pull|drop',
    done: {
      cancel: 'cancell?ed|called off|scrapped|axed|pulled|dropped|off',
      move: 'moved|shifted|rescheduled|bumped|pushed|put|brought|changed|switched|transferred',
      postpone: 'postponed|put off|delayed',
    },
    each: 'all(?: of)?(?: the)?|both(?: of)?(?: the)?|every|each',
    from: 'from|on|at|of|for',
    in: 'in|at|into|to',
    move: 'move|shift|reschedule|bump|push|put|change|switch|transfer|postpone',
    mark: 'mark|make|set|flag|show|put|list',
    moveEarlier: 'bring|brought',
    moveLater: 'delay|postpone|push|delayed|postponed|pushed|put',
    must: "(?:now )?(?:needs to|need to|has to|have to|must|should|will|is going to|'ll|is to|are to)(?: now)?(?: be)?|(?:has|have)(?: now| just| had to)?(?: be(?:en)?)?|(?:is|are)(?: now| being)?|'s(?: been)?",
    nouns: NOUNS_EN,
    picks: ['last|final|closing', 'first|next|opening', 'second', 'third'],
    postpone: 'postpone|put off|delay',
    nowOn: '(?:is|are) now(?: on| at| in)?|(?:is|are) changing to|(?<=\uE001 )now(?: on| at)?',
    runs: '(?:now |also )?(?:plays|runs|is on|will be on|is playing|performs|will play|will run)',
    starts: '(?:now |will now |will |should now |should |has to |needs to |to )?(?:starts?|begins?|be|is)(?: now)?',
    small:
      "the|a|an|our|that|this|extra|another|one more|more|new|of|for|on|at|to|from|in|and|'s|please|now|instead|forwards?|back|over|down|up|two|three|four|five",
    to: 'to|until|till|for|at',
  },
  es: {
    add: 'añade|añadir|agrega|agregar|programa|programar|crea|pon',
    cancel: 'cancela[rn]?|suspende[rn]?|anula[rn]?',
    done: {
      cancel: 'cancelad[oa]s?|suspendid[oa]s?|anulad[oa]s?',
      move: 'movid[oa]|trasladad[oa]|cambiad[oa]',
      postpone: 'aplazad[oa]|pospuest[oa]',
    },
    each: 'tod[oa]s (?:las|los)|ambas|las dos|cada',
    from: 'del?|desde|el|la',
    in: 'en|a la|al',
    move: 'mueve|mover|traslada|trasladar|pasa|pasar|cambia|cambiar|aplaza|aplazar|posp[oó]n|posponer|retrasa|retrasar|adelanta|adelantar|retrasan|adelantan|mueven|trasladan|pasan',
    mark: 'marca|marcar|pon|poner',
    moveEarlier: 'adelanta|adelantar',
    moveLater: 'aplaza|aplazar|retrasa|retrasar|posp[oó]n|posponer',
    must: '(?:se )?(?:tienen? que|deben?|van? a|ha|han|se ha)(?: ser| sido)?|est[aá]n?|quedan?|se',
    nouns: 'funci[oó]n(?:es)?|pases?|fechas?|representaci[oó]n(?:es)?|hora|inicio',
    picks: ['[uú]ltim[oa]', 'primer[oa]?|pr[oó]xim[oa]', 'segund[oa]', 'tercer[oa]?'],
    postpone: 'aplaza[rn]?|posp[oó]n|posponer|pospone[rn]?',
    nowOn: 'es ahora(?: el| a las)?|pasa al?(?: las)?',
    runs: 'se representa|est[aá] en cartel|hay funci[oó]n',
    starts: '(?:debe )?(?:empieza|empezar|comienza|comenzar|ser[aá]|es)',
    small: 'el|la|los|las|un|una|de|del|para|en|a|al|y|otra|otro|nueva|por favor|ya|ahora',
    to: 'al?|hasta(?: el| las)?|para el|a las?',
  },
}
