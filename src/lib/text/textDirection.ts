const LETTER = /\p{L}/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The direction of a text, which is that of its first letter; null for a text without one. */
export function textDirection(text: string): 'ltr' | 'rtl' | null {
  const [letter] = LETTER.exec(text) ?? []
  return letter === undefined ? null : RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}
