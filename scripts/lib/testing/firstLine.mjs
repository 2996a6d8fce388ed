import { stripVTControlCharacters } from 'node:util'

/** Without the colours that it would have on a screen. @param {string | undefined} text */
export const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0] ?? ''
