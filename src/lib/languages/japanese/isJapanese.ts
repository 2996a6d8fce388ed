const JAPANESE_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Whether a text in a language is read with the dictionary of Japanese. Chinese has the same characters with other
 * readings.
 */
export const isJapanese = (text: string, language: string | null | undefined): boolean =>
  language === 'ja' && JAPANESE_SCRIPTS.test(text)
