import { contentLanguages } from './languages'

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  contentLanguages.find(({ code }) => code === language)?.rightToLeft ? 'rtl' : 'ltr'
