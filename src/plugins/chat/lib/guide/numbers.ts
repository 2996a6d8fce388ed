/** Numbers from two on, as they are written before what is counted: English, Spanish, Arabic. */
const NUMBERS = [
  'two|both|dos|عرضين',
  'three|tres|ثلاثة|ثلاث',
  'four|cuatro|أربعة|أربع',
  'five|cinco|خمسة|خمس',
  'six|seis|ستة|ست',
  'seven|siete|سبعة|سبع',
  'eight|ocho|ثمانية|ثماني',
  'nine|nueve|تسعة|تسع',
  'ten|diez|عشرة|عشر',
]

/** Any of them, or figures. */
export const NUMBER = `\\d{1,2}|${NUMBERS.join('|')}`

/** The number that a word or figures stand for. */
export const numberOf = (word: string): number =>
  Number(word) || NUMBERS.findIndex((source) => new RegExp(`^(?:${source})$`, 'iu').test(word)) + 2
