import { stripVTControlCharacters } from 'node:util'

/**
 * The first line, without colour codes.
 * @param {string | undefined} text
 */
export const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0] ?? ''
