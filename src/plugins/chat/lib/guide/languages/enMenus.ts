import type { Rule } from './lexicon'

const MENU = '(?:the|our) (?:main |top |header |site |website )?(?:menu|navigation|nav)(?: bar)?'
const FOOTER = '(?:the|our) footer(?: menu)?'
const ADD = '(?:add|put|include|show) (?:(?:…)?link to )?{name}(?: link)? (?:to|in|into|on)'
const AFTER = '(?:right |just |directly )?(?:after|below|behind|next to|under|underneath)'
const BEFORE = '(?:right |just |directly )?(?:before|above|in front of|ahead of)'
const START =
  '(?:(?:as|at) )?(?:the )?(?:first|top|start|beginning|front|very top)(?: (?:item|entry|link|place|position))?'

const of = (menu: string, state?: string): Rule[] => {
  const fixed = (act: string) => ({ act, ...(state && { state }) })
  return [
    ['menu', `(?:remove|take|delete|drop) {name} (?:from|off|out of) ${menu}`, fixed('delete')],
    ['menu', `${ADD} ${menu},? ${AFTER} {place}`, fixed('after')],
    ['menu', `${ADD} ${menu},? ${BEFORE} {place}`, fixed('before')],
    ['menu', `${ADD} ${menu},? ${START}|${ADD.replace('{name}', '{other}')} ${START} of ${menu}`, fixed('start')],
    ['menu', `(?:move|put) {name} ${AFTER} {place} (?:in|on) ${menu}`, fixed('moveAfter')],
    ['menu', `(?:move|put) {name} ${BEFORE} {place} (?:in|on) ${menu}`, fixed('moveBefore')],
    ['menu', `move {name} to ${START} of ${menu}`, fixed('moveStart')],
    ['menu', `move {name} to the end of ${menu}`, fixed('moveEnd')],
    ['menu', `${ADD} ${menu}`, fixed('end')],
  ]
}

/** What is in a menu and where, in English. */
export const menuRules: Rule[] = [...of(MENU), ...of(FOOTER, 'footer')]
