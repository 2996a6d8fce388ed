import { labelText } from '@/i18n/labelText'
import type { ComparedField } from '@/lib/content/changes/changedField'

/** The words that staff use for fields, folded, and the names of the fields that are meant, first those preferred. */
const WORDS: Record<string, string[]> = {
  accessibility: ['accessInformation'],
  address: ['slug'],
  age: ['ageGuidance'],
  agelimit: ['ageGuidance'],
  ages: ['ageGuidance'],
  alternativetext: ['alt'],
  alttext: ['alt'],
  body: ['description', 'content'],
  booking: ['bookingLinkURL'],
  bookinglink: ['bookingLinkURL'],
  bookingurl: ['bookingLinkURL'],
  cast: ['credits'],
  closing: ['endDate', 'end'],
  closingdate: ['endDate', 'end'],
  contentwarning: ['contentGuidance'],
  contentwarnings: ['contentGuidance'],
  cost: ['priceText'],
  date: ['startDate', 'start', 'publishDate'],
  duration: ['runningTime'],
  end: ['endDate'],
  hall: ['venue'],
  image: ['images', 'picture'],
  length: ['runningTime'],
  metadescription: ['seo.description'],
  metatitle: ['seo.title'],
  name: ['title'],
  opening: ['startDate', 'start'],
  openingdate: ['startDate', 'start'],
  path: ['slug'],
  photo: ['images', 'image', 'picture', 'portrait'],
  picture: ['images', 'image', 'portrait'],
  pictures: ['images'],
  place: ['venue'],
  price: ['priceText'],
  prices: ['priceText'],
  searchdescription: ['seo.description'],
  searchtitle: ['seo.title'],
  seodescription: ['seo.description'],
  seoimage: ['seo.image'],
  seotitle: ['seo.title'],
  socialimage: ['seo.image'],
  start: ['startDate'],
  state: ['eventStatus', 'instanceStatus'],
  status: ['eventStatus', 'instanceStatus'],
  text: ['description', 'content'],
  ticketprice: ['priceText'],
  ticketprices: ['priceText'],
  tickets: ['bookingLinkURL'],
  title: ['name'],
  url: ['slug'],
  warning: ['contentGuidance'],
  warnings: ['contentGuidance'],
}

/** A name without case, spaces and punctuation. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A label in one language of the admin, whatever the reader's is. */
export const labelInLanguage = (label: unknown, language: string): string =>
  labelText(label, { fallbackLanguage: 'en', language, t: (key: string) => key })

/**
 * Finds the field that a name means: its name in the code, its label in one of the languages, or a word that staff use
 * for it.
 * @param languages codes of languages of the admin
 * @returns the name of the field, with a dot for one in a group: `seo.description`; null if none is meant
 */
export function findFieldName(fields: readonly ComparedField[], given: string, languages: string[]): string | null {
  if (fields.some(({ name }) => name === given.split('.')[0])) return given
  const wanted = foldName(given)
  if (!wanted) return null
  const own = fields.find(
    ({ label, name }) =>
      foldName(name) === wanted || languages.some((code) => foldName(labelInLanguage(label, code)) === wanted),
  )
  if (own) return own.name
  const meant = (Object.hasOwn(WORDS, wanted) ? WORDS[wanted] : undefined) ?? []
  return meant.find((name) => fields.some((field) => field.name === name.split('.')[0])) ?? null
}
