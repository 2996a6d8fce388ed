import type { GuideLanguage } from './facts'
import { wholeWord } from './names'

const PARTS = ['morning', 'afternoon', 'evening'] as const

/** A part of the day: a condition like any other, which is never dropped. */
export type Part = (typeof PARTS)[number]

const WORDS: Record<GuideLanguage, Record<Part, string>> = {
  ar: { afternoon: 'بعد الظهر|ظهرا|ظهرًا', evening: 'مساء[ًا]*|المساء|الليلة|ليلة', morning: 'صباح[ًا]*|الصباح' },
  cy: { afternoon: 'prynhawn', evening: 'nos|noson|heno', morning: 'bore' },
  en: { afternoon: 'afternoons?|matin[ée]es?', evening: 'evenings?|nights?|tonight', morning: 'mornings?' },
  es: { afternoon: 'tardes?|matin[ée]s?', evening: 'noches?|anoche', morning: '(?:esta|por la|de la) mañana' },
}

/** First and last minute. The Spanish "tarde" reaches into the evening. */
const HOURS: Record<Part, [from: string, to: string]> = {
  afternoon: ['12:00', '17:59'],
  evening: ['17:00', '23:59'],
  morning: ['00:00', '11:59'],
}

/** The part of the day that a text names; null if it names none. */
export const partIn = (text: string, language: GuideLanguage): Part | null =>
  PARTS.find((part) => wholeWord(WORDS[language][part]).test(text)) ?? null

/** Whether a time, HH:mm, is in a part of the day. Without one, all are. */
export function isInPart(time: string, part: Part | null | undefined, language: GuideLanguage): boolean {
  if (!part) return true
  const [from, to] = HOURS[part]
  return time >= from && time <= (language === 'es' && part === 'afternoon' ? '20:59' : to)
}
